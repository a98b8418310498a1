internal import SwiftSource

extension Library {
  static func sorted(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    guard let elements = evaluator.elements(of: value) else {
      return .unknown(noElements(value, place))
    }
    var closure: Value?
    var name = "<"
    if let argument = arguments.first?.value {
      if case .name(let symbol, _) = argument.form, ["<", ">"].contains(symbol) {
        name = symbol
      } else {
        closure = evaluator.evaluate(argument, in: scope)
      }
    }
    var hole: Unknown?
    func precedes(_ one: Value, _ other: Value) -> Bool {
      guard hole == nil else { return false }
      guard evaluator.step() else {
        hole = .tooMuch(at: place)
        return false
      }
      let result =
        closure.map { evaluator.invoke($0, [one, other], expecting: .boolean, at: place) }
        ?? evaluator.operate(name, one, other, at: place)
      if case .boolean(let holds) = result { return holds }
      hole = result.unknown ?? Unknown("a comparison that is not known", at: place)
      return false
    }
    // The library's own sort is stable, and so is this.
    let sorted: [Value] = elements.sorted(by: precedes)
    if let hole { return .unknown(hole) }
    return .array(sorted, element: elements.first.flatMap { evaluator.type(of: $0) })
  }

  static func joined(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let elements: [Value]
    switch value {
    case .array(let all, _), .slice(let all, _): elements = all
    default: return .unknown(noElements(value, place))
    }
    let (values, hole) = evaluator.values(arguments, expecting: [.string], in: scope)
    if let hole { return .unknown(hole) }
    if arguments.isEmpty, elements.first?.string == nil {
      var joined: [Value] = []
      for element in elements {
        guard case .array(let inner, _) = element else { return unknown("what is joined", place) }
        joined += inner
      }
      return elements.isEmpty ? unknown("nothing is joined", place) : .slice(joined)
    }
    var text = Text()
    for (index, element) in elements.enumerated() {
      guard case .text(let part) = element else { return unknown("what is joined", place) }
      if index > 0, case .text(let separator)? = values.first { text.append(separator) }
      text.append(part)
    }
    return evaluator.count(text) ? .text(text) : .unknown(.tooMuch(at: place))
  }

  static func part(_ full: String) -> Method {
    { evaluator, value, arguments, _, place, scope in
      guard let elements = evaluator.elements(of: value) else {
        return .unknown(noElements(value, place))
      }
      let (values, hole) = evaluator.values(arguments, expecting: [.integer], in: scope)
      if let hole { return .unknown(hole) }
      var count = 1
      if let first = values.first {
        guard case .integer(let number) = first, number >= 0 else {
          return unknown("a count", place)
        }
        count = number
      }
      if case .text = value {
        // A part of a text is a text; its indices are not modelled.
        let part: ArraySlice<Value> =
          switch full {
          case "prefix(_:)": elements.prefix(count)
          case "dropLast()", "dropLast(_:)": elements.dropLast(count)
          case "suffix(_:)": elements.suffix(count)
          default: elements.dropFirst(count)
          }
        return .string(
          String(
            part.compactMap { if case .character(let character) = $0 { character } else { nil } }
          )
        )
      }
      var isOfArray = false
      switch value {
      case .array, .slice(_, true): isOfArray = true
      default: break
      }
      if case .range = value, full.hasPrefix("drop") { return unknown("a part of a range", place) }
      switch full {
      case "prefix(_:)": return .slice(Array(elements.prefix(count)), isOfArray: isOfArray)
      case "dropLast()", "dropLast(_:)":
        return .slice(Array(elements.dropLast(count)), isOfArray: isOfArray)
      case "suffix(_:)": return .slice(Array(elements.suffix(count)), isOfArray: isOfArray)
      default: return .slice(Array(elements.dropFirst(count)), isOfArray: isOfArray)
      }
    }
  }
}
