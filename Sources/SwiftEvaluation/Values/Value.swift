package import SwiftSource

/// What an expression comes to.
///
/// A value is exact; a text with holes; one of ``Value/alternatives(_:)``, which a condition tells apart that nobody
/// knows; or ``Value/unknown(_:)``.
package indirect enum Value: Hashable, Sendable {
  /// A number whose type its context has not said yet.
  case number(NumericLiteral)
  case integer(Int)
  /// An integer of another type than `Int`, as far as it fits in one.
  case sized(Int, IntegerWidth)
  case real(Double)
  case boolean(Bool)
  case text(Text)
  case character(Character)
  case optional(Value?)
  case array([Value], element: SwiftType?)
  /// A part of an array, which keeps the indices of that.
  case slice([Value])
  case dictionary([Value: Value], value: SwiftType?)
  case set(Set<Value>)
  case tuple([Labelled])
  case range(Int, Int, isClosed: Bool)
  case interval(Double, Double, isClosed: Bool)
  case structure(Structure)
  case enumeration(Enumeration)
  case closure(ClosureValue)
  case function(FunctionValue)
  case keyPath([String])
  case type(SwiftType)
  /// A value of a framework, as it is made: `Color.red.opacity(0.5)`.
  case term(Term)
  case view(ViewNode)
  case binding(Binding)
  case void
  case unknown(Unknown)
  case alternatives([Alternative])

  package struct Labelled: Hashable, Sendable {
    package var label: String?
    package var value: Value

    package init(_ label: String?, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  package struct Alternative: Hashable, Sendable {
    /// The condition in the words of the source.
    package var condition: String
    package var value: Value
  }

  /// An instance of a struct that the source declares.
  package struct Structure: Hashable, Sendable {
    package var type: String
    package var fields: [String: Value] {
      didSet { nesting = Nesting(around: fields.values) }
    }
    /// The view whose states it holds, where it is one that is shown.
    package var identity: String?
    /// What its states are kept by: the same, with where each of the views is made.
    var key: String?
    private(set) var nesting = Nesting()
  }

  package struct Enumeration: Hashable, Sendable {
    package var type: String
    package var name: String
    package let payload: [Labelled]
    let nesting: Nesting

    init(type: String, name: String, payload: [Labelled] = []) {
      self.type = type
      self.name = name
      self.payload = payload
      nesting = payload.isEmpty ? Nesting() : Nesting(around: payload.lazy.map(\.value))
    }
  }

  /// A closure with the variables that it captures.
  package struct ClosureValue: Hashable, Sendable {
    package var closure: Closure
    package var type: SwiftType?
    var scope: Scope
    var place: Place
  }

  /// A function that is handed on as a value, with what it is called on.
  package struct FunctionValue: Hashable, Sendable {
    var candidates: [Callable]
    var receiver: Value?
    var scope: Scope?
  }

  /// What a `$name` leads to.
  package enum Binding: Hashable, Sendable {
    case state(String, [String])
    indirect case constant(Value)
  }

  /// Why it is not known; nil where it is, or is one of several.
  package var unknown: Unknown? {
    if case .unknown(let unknown) = self { unknown } else { nil }
  }

  /// What it is without optionals around it.
  package var unwrapped: Value {
    if case .optional(let wrapped?) = self { wrapped.unwrapped } else { self }
  }

  /// What it is where it is a `Character`.
  var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }

  static func string(_ text: String) -> Value { .text(Text(text)) }

  /// What it is where it is a `String` that is known to the last letter.
  package var string: String? {
    if case .text(let text) = self { text.exact } else { nil }
  }
}
