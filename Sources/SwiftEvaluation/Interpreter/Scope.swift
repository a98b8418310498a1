internal import SwiftSource

/// What names lead to where an expression stands.
struct Scope: Hashable, Sendable {
  /// Names with their cells, the innermost last.
  private var names: [Entry] = []
  /// The cell of `self`.
  var receiver: Int?
  /// The type in which the code stands.
  var owner: String?
  /// The protocol in whose extension it stands.
  var contract: String?
  /// Generic parameters of the function and its type.
  var generics: Set<String> = []
  /// The type of what a function returns.
  var result: SwiftType?

  init(owner: String? = nil) { self.owner = owner }

  /// Sets the type in which code stands that a declaration of a type holds, or of a protocol of that type.
  mutating func see(_ type: String?, from declared: String?) {
    owner = type ?? declared
    contract = declared == owner ? nil : declared
  }

  private struct Entry: Hashable, Sendable {
    var name: String
    var cell: Int
  }

  /// The cell of a name; nil where it is none of a variable here.
  subscript(name: String) -> Int? { names.last { $0.name == name }?.cell }

  mutating func bind(_ name: String, to cell: Int) { names.append(Entry(name: name, cell: cell)) }

  /// All names with their cells.
  var variables: [(name: String, cell: Int)] { names.map { ($0.name, $0.cell) } }

  /// The cells of all names.
  var cells: [Int] { names.map(\.cell) }
}

/// What a variable holds.
struct Cell: Hashable, Sendable {
  var value: Value
  /// Its type, where it is written or follows from its first value.
  var type: SwiftType?
  var isConstant: Bool
  /// Whether the type is what is declared, and not only that of the value, which may be seen as less.
  var isDeclared = false
  /// The state that it is, where its value is kept with those of views.
  var state: String?
  /// What computes it each time that it is read.
  var getter: Getter?

  struct Getter: Hashable, Sendable {
    var body: [Statement]
    var scope: Scope
  }
}

/// How a statement ends.
enum Flow {
  case next
  case result(Value)
  /// Out of a loop or `switch`: the one of the label, or the innermost.
  case leave(String?)
  case proceed(String?)
  case fall
  /// Nothing that follows is known.
  case stop(Unknown)
}
