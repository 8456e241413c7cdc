import Testing

@testable import ViewModels

@Suite("Dynamic")
struct DynamicTests {
  let dynamic = Dynamic(0)

  @Test("calls everyone who listens, in the order in which they came")
  func order() {
    var heard = [String]()
    let tokens = ["a", "b", "c"].map { name in dynamic.bind { heard.append("\(name)\($0)") } }
    dynamic.value = 1
    dynamic.value = 2
    #expect(heard == ["a1", "b1", "c1", "a2", "b2", "c2"])
    #expect(dynamic.listenerCount == tokens.count)
  }

  @Test("calls nobody whose token was released, and goes on with the others")
  func release() {
    var heard = [String]()
    var first: Token? = dynamic.bind { heard.append("first\($0)") }
    let second = dynamic.bind { heard.append("second\($0)") }
    dynamic.value = 1
    first = nil
    dynamic.value = 2
    #expect(heard == ["first1", "second1", "second2"])
    #expect(first == nil && dynamic.listenerCount == 1)
    withExtendedLifetime(second) {}
  }

  @Test("calls with each change after it was bound")
  func changes() {
    var heard = [Int]()
    let token = dynamic.bind { heard.append($0) }
    #expect(heard.isEmpty)
    dynamic.value = 7
    #expect(heard == [7])
    withExtendedLifetime(token) {}
  }

  @Test("calls at an update only when it is another value, of a set value always")
  func update() {
    var heard = [Int]()
    let token = dynamic.bind { heard.append($0) }
    dynamic.update(0)
    dynamic.update(1)
    dynamic.update(1)
    dynamic.value = 1
    #expect(heard == [1, 1])
    withExtendedLifetime(token) {}
  }

  @Test("lets a listener release its own token while it is called")
  func unbindingItself() {
    var heard = [String]()
    var token: Token?
    token = dynamic.bind {
      heard.append("once\($0)")
      token = nil
    }
    let other = dynamic.bind { heard.append("other\($0)") }
    dynamic.value = 1
    dynamic.value = 2
    #expect(heard == ["once1", "other1", "other2"])
    withExtendedLifetime((token, other)) {}
  }

  @Test("does not call a listener whose token another listener released just before")
  func unbindingAnother() {
    var heard = [String]()
    var second: Token?
    let first = dynamic.bind {
      heard.append("first\($0)")
      second = nil
    }
    second = dynamic.bind { heard.append("second\($0)") }
    dynamic.value = 1
    dynamic.value = 2
    #expect(heard == ["first1", "first2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("calls one who came during a call from the next change on")
  func bindingWhileCalled() {
    var (heard, late): ([Int], [Token]) = ([], [])
    let token = dynamic.bind { [dynamic] _ in
      if late.isEmpty { late.append(dynamic.bind { heard.append($0) }) }
    }
    dynamic.value = 1
    dynamic.value = 2
    #expect(heard == [2])
    withExtendedLifetime(token) {}
  }

  @Test("may be gone before its tokens, and holds none of its listeners after them")
  func lifetime() {
    var dynamic: Dynamic<Int>? = Dynamic(0)
    weak let gone = dynamic
    var owner: Token? = Token {}
    weak let held = owner
    let token = dynamic?.bind { [owner] _ in _ = owner }
    owner = nil
    #expect(held != nil)
    dynamic = nil
    #expect(gone == nil && held == nil)
    withExtendedLifetime(token) {}
  }
}
