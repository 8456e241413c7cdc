import Basketball
import Testing

@testable import scoreboard

@Suite("A warning of names that are alike")
struct MisspellingTests {
  @Test(
    "is mended by the command in its hint",
    arguments: [
      ("Reds: Anna, Bo, Cy", "Redz: Ida, Jo, Kim"),
      ("It's: Anna, Bo, Cy", "Itts: Ida, Jo, Kim"),
      ("-x9 a: Anna, Bo, Cy", "-x9 aa: Ida, Jo, Kim"),
      ("AC/DC: Anna, Bo, Cy", "AC/DCC: Ida, Jo, Kim"),
      ("Reds: Annika, Bo, Cy", "Reds: Anika, Jo, Kim"),
      ("Old Town: -Ann, Bo, Cy", "OLDTOWN: -Anne, Jo, Kim"),
      ("Reds: $(rm x), Bo, Cy", "Reds: $(rm y), Jo, Kim"),
    ], ["games", "my games"])
  func isMended(_ sides: (String, String), _ library: String) throws {
    let desk = Desk()
    let place = library == "games" ? [] : ["--library", library]
    for (number, side) in [sides.0, sides.1].enumerated() {
      let other = "\(number)\(number): D\(number), E\(number), F\(number)"
      #expect(
        try desk.run(
          ["new"] + place + ["--target", "1", "--margin", "1", "--"] + [side, other]
        ).status == 0)
      try desk.run(["end", "-g", "@1"] + place + ["--forfeit", "away"])
      desk.pass(60_000)
    }
    for (command, lines) in [("standings", 3), ("stats", 4)] {
      let answer = try desk.run([command] + place)
      #expect(answer.status == 0 && answer.err.lines.count == lines, "\(answer.err)")
      #expect(!answer.out.contains("differ"))
      for option in ["-q", "--json"] {
        #expect(try desk.run([command, option] + place).err == "")
      }
    }
    let warning = try desk.run(["standings"] + place).err
    let hint = try #require(warning.firstMatch(of: /hint: if it is one \w+: scoreboard (.*)\n/))
    let renamed = try desk.run(String(hint.1))
    #expect(renamed.status == 0 && renamed.err == "", "\(renamed.err)")
    #expect(try desk.run(["standings"] + place).err == "")
  }

  @Test("names all pairs of teams on one line")
  func many() throws {
    let desk = Desk()
    for letter in "abcdef" {
      try desk.run(["new", "Team\(letter): A, B, C", "\(letter): Di, Ed, Flo"])
      try desk.run(["end", "-g", "@1", "--forfeit", "away"])
      desk.pass(60_000)
    }
    let lines = try desk.run("standings").err.lines
    #expect(lines.count == 3 && lines[0].hasPrefix("names of teams differ in one letter: "))
    #expect(lines[0].split(separator: ",").count == 15)
  }
}
