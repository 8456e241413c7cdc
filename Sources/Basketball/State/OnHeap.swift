/// Keeps a large value on the heap, where copies share it until one of them changes it.
///
/// For what many types hold and few change. A game held directly is 1.4 KB: code that copies its
/// hundred fields stood in every type that has one (0.4 MB), and `record` used 84 KB more stack.
@propertyWrapper
public indirect enum OnHeap<Value> {
  case value(Value)

  /// Moves a value to the heap.
  public init(wrappedValue: Value) { self = .value(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension OnHeap: Equatable where Value: Equatable {}
extension OnHeap: Sendable where Value: Sendable {}
