/// Keeps a large value on the heap, where copies share it until one of them changes it.
///
/// For values that many types hold and few change. A game takes 1.4 KB: held directly, each type that has one would
/// have code to copy its hundred fields (0.4 MB), and `record` would use 84 KB more stack.
@propertyWrapper
public struct OnHeap<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Moves a value to the heap.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    // In place: reading one of the rules copies none of the others.
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}

extension OnHeap: Equatable where Value: Equatable {
  /// Whether both values are equal.
  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}
