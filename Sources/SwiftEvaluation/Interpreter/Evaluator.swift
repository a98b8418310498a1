internal import SwiftSource

/// Evaluates what the source declares.
///
/// Its subset is an allow-list: what is not modelled exactly is ``Value/unknown(_:)`` with the reason and the place.
/// Nothing depends on the clock: the bounds are steps, nodes and letters.
package struct Evaluator {
  package internal(set) var module: Module
  var cells: [Cell] = []
  /// What `print` writes, line by line.
  package internal(set) var output: [Text] = []
  /// Why a script was not run to its end.
  package internal(set) var stopped: Unknown?

  /// The values of `@State` by the view and the name.
  package var states: [String: Value] = [:]
  /// The values of the environment by their key.
  package var environment: [String: Value] = [:]
  /// The styles of the source that views of SwiftUI get, by the view.
  var styles: [String: Value.Structure] = [:]
  /// What views are given instead of what the source gives them, by the view and the name.
  var inputs: [String: Value] = [:]
  /// The keys of the environment that were read.
  package internal(set) var readKeys: Set<String> = []
  /// The states that were read, with the type of each.
  package internal(set) var readStates: [String: SwiftType?] = [:]

  /// The texts of keys that were looked up.
  var looked: Set<String> = []

  /// What stands for data that nobody gives.
  var stand = Stand()

  /// The types of the states of views.
  var stateTypes: [String: SwiftType] = [:]

  /// What a closure does that runs after the views were made; nil while they are made.
  var reaction: Reaction?
  /// Whether it waits for something before it does what it does now.
  var isLater = false
  /// Closures that run after that, and whether they wait for something.
  var later: [(closure: Value.ClosureValue, isLater: Bool)] = []

  /// What integers are compared with; nil where nobody asks.
  var measures: Measures?

  /// What may still be evaluated, of this and all other evaluations of a root.
  let budget: Budget
  private(set) var depth = 0
  var statics: [String: Value] = [:]
  var evaluating: Set<String> = []
  /// The aliases that are being resolved.
  var resolving: Set<String> = []
  /// Whether ``seenType(_:in:)`` says a type only where nothing but what is declared decides it.
  var seesDeclared = false
  /// How many scanners were made, and which of them have been used.
  var scanners = 0
  var scanned: Set<Value> = []
  /// The cells of what initialisers make that are running.
  var constructing: [Int] = []

  private static let maximumDepth = 240
  static let maximumElements = 100_000

  package init(_ module: Module, _ budget: Budget = Budget()) {
    self.module = module
    self.budget = budget
  }

  /// Counts steps, and says whether they may be taken.
  func step(_ count: Int = 1) -> Bool { budget.step(count) }

  /// Counts letters of a text, and says whether there may be as many more.
  func count(_ text: Text) -> Bool { budget.count(text) }

  /// What comes of something that has a share of the steps; where these are too few, it is not known at all.
  mutating func share(
    for sharer: Budget.Sharer,
    at place: Place,
    _ evaluate: (inout Evaluator) -> Value
  ) -> Value {
    budget.share(for: sharer, at: place) { evaluate(&self) } ?? .unknown(.tooMuch(at: place))
  }

  mutating func deeper(
    at place: Place,
    _ evaluate: (inout Evaluator) -> Value
  ) -> Value {
    guard step(), depth < Self.maximumDepth else { return .unknown(.tooMuch(at: place)) }
    depth += 1
    defer { depth -= 1 }
    return evaluate(&self)
  }

  mutating func add(
    _ value: Value,
    type: SwiftType?,
    isConstant: Bool = true,
    isDeclared: Bool = false
  ) -> Int {
    cells.append(
      Cell(value: value, type: type, isConstant: isConstant, isDeclared: isDeclared && type != nil)
    )
    return cells.count - 1
  }

  /// What is not known any more after code that was not understood: each variable that it could change.
  mutating func taint(_ scope: Scope, _ unknown: Unknown) {
    for cell in scope.cells + [scope.receiver].compactMap(\.self)
    where cells[cell].isConstant == false {
      cells[cell].value = .unknown(unknown)
    }
  }
}
