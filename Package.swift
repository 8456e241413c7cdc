// swift-tools-version: 6.2
import PackageDescription

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// The modules whose tests are built: all, or those that `SCOREBOARD_TESTS=Season,Events swift test` names.
let tested = Context.environment["SCOREBOARD_TESTS"]?.split(separator: ",").map(String.init)

/// A module and its tests, which stand in the folder of the same name and may import more.
func module(
  _ name: String, _ imports: [String] = [], settings: [SwiftSetting] = [],
  isExecutable: Bool = false, goldens: Bool = false,
  testing: [String] = []
) -> [Target] {
  let dependencies = imports.map { Target.Dependency(stringLiteral: $0) }
  let tests = Target.testTarget(
    name: name + "Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies
      + (testing + ["Fixtures", "CLibrary"]).map { .init(stringLiteral: $0) },
    path: "Tests/" + name, exclude: goldens ? ["Goldens"] : [], swiftSettings: settings)
  return [
    isExecutable
      ? .executableTarget(name: name, dependencies: dependencies)
      : .target(name: name, dependencies: dependencies, swiftSettings: settings)
  ] + (tested?.contains(name) == false ? [] : [tests])
}

let package = Package(
  name: "scoreboard",
  // What the messages of a game need: NotificationCenter.MainActorMessage.
  platforms: [.macOS(.v26)],
  // What is installed: Fuzzer is a tool of the tests.
  products: [.executable(name: "scoreboard", targets: ["scoreboard"])],
  targets: module(
    "scoreboard",
    [
      "Views", "ViewModels", "Events", "Imports", "Season", "Storage", "Documents", "JSON",
      "Terminal",
      "Arguments",
      "Basketball", "Platform",
    ],
    settings: onMainActor, isExecutable: true, goldens: true)
    + module(
      "Views",
      [
        "ViewModels", "Events", "Season", "Documents", "JSON", "Terminal", "Basketball", "Platform",
      ],
      goldens: true, testing: ["Storage"])
    + module(
      "ViewModels", ["Storage", "Documents", "Basketball", "JSON"], settings: onMainActor,
      goldens: true,
      testing: ["Platform"])
    + module("Events", ["Season", "Documents", "Basketball", "JSON"], goldens: true)
    + module("Imports", ["Documents", "Basketball", "JSON"])
    + module("Season", ["Documents", "Basketball", "JSON"])
    + module("Storage", ["Documents", "Basketball", "JSON", "Platform"], goldens: true)
    + module("Documents", ["Basketball", "JSON"], goldens: true)
    + module("Basketball", goldens: true, testing: ["Documents"])
    + module("JSON", goldens: true)
    + module("Terminal", ["Platform"], goldens: true)
    + module("Platform")
    + module("Arguments", goldens: true)
    + [
      .target(name: "CLibrary", path: "Tests/CLibrary"),
      .target(
        name: "Fixtures",
        dependencies: [
          "Events", "Season", "Storage", "Documents", "JSON", "Basketball", "Terminal",
          "Arguments", "Platform", "CLibrary",
        ],
        path: "Tests/Fixtures"),
      .executableTarget(
        name: "Fuzzer",
        dependencies: [
          "Views", "Season", "Storage", "Documents", "Basketball", "Terminal", "Platform",
          "Fixtures", "CLibrary",
        ],
        path: "Tests/Fuzzer"),
    ]
)
