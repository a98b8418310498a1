internal import SwiftEvaluation
internal import SwiftSource

extension Fact {
  /// What a value says, where it is one that `read` takes; nil and no value are absent.
  init(
    _ value: Value?,
    at place: Place,
    _ what: String = "a value",
    _ read: (Value) -> Content?
  ) {
    switch value {
    case nil, .optional(nil)?: self = .absent
    case .optional(let wrapped?)?: self.init(wrapped, at: place, what, read)
    case .unknown(let unknown)?: self = .unknown(unknown)
    case .binding(.constant(let value))?: self.init(value, at: place, what, read)
    case let value?:
      self =
        read(value).map { .known($0, at: place) }
        ?? .unknown(Unknown("\(what) is not modelled", at: place))
    }
  }
}

extension Fact where Content == Double {
  init(_ value: Value?, at place: Place, _ what: String = "a number") {
    self.init(value, at: place, what) {
      switch $0 {
      case .real(let number): number.isFinite ? number : nil
      case .integer(let number): Double(number)
      default: nil
      }
    }
  }
}

extension Fact where Content == Bool {
  init(_ value: Value?, at place: Place, _ what: String = "a Bool") {
    self.init(value, at: place, what) { if case .boolean(let value) = $0 { value } else { nil } }
  }
}

extension Fact where Content == Int {
  init(_ value: Value?, at place: Place, _ what: String = "a count") {
    self.init(value, at: place, what) { if case .integer(let value) = $0 { value } else { nil } }
  }
}

extension Fact where Content == String {
  init(string value: Value?, at place: Place, _ what: String = "a text") {
    self.init(value, at: place, what) { $0.string }
  }

  /// The name of a member of a framework's type.
  init(name value: Value?, at place: Place, _ what: String = "a style") {
    self.init(value, at: place, what) {
      if case .term(let term) = $0, term.receiver == nil, term.name != "init" {
        term.name
      } else {
        nil
      }
    }
  }
}

extension Fact where Content == Value.ClosureValue {
  init(code value: Value?, at place: Place) {
    self.init(value, at: place, "what is run") {
      if case .closure(let closure) = $0 { closure } else { nil }
    }
  }
}

extension [Value.Labelled] {
  /// The argument of a label; `_` is the first without one.
  subscript(label: String) -> Value? { first { ($0.label ?? "_") == label }?.value }

  /// The arguments without a label.
  var unlabelled: [Value] { filter { ($0.label ?? "_") == "_" }.map(\.value) }
}
