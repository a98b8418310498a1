internal import Support

/// What is worked out of a component's facts, in the room of whoever knows how: where it is first
/// asked for, and once for each component.
package protocol Derived {
  /// What it comes to.
  associatedtype Value: Sendable = Self

  /// Where components keep it; each type has a place of its own.
  static var place: DerivedPlace { get }

  /// Works it out; may ask for what does not rest on it.
  static func derived(from facts: ComponentFacts) -> Value
}

/// Where each component keeps what is derived in one way.
package struct DerivedPlace: Sendable {
  fileprivate let number = Self.numbers.next()

  package init() {}

  /// There are no more ways of deriving something than this.
  fileprivate static let most = 32

  private static let numbers = Numbers()

  private final class Numbers: @unchecked Sendable {
    private var given = 0
    private let lock = Lock()

    func next() -> Int {
      lock.whileHeld {
        defer { given += 1 }
        return given
      }
    }
  }
}

/// What was derived from a component so far.
struct DerivedValues: Sendable {
  private let table = OnceTable(DerivedPlace.most)

  func value<Fact: Derived>(_ type: Fact.Type, of facts: ComponentFacts) -> Fact.Value {
    table.value(Fact.place.number) { Fact.derived(from: facts) }
  }
}
