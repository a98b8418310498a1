import SwiftEvaluation
import SwiftSource

/// A tree of views as lines, one for each view with its modifiers.
struct TreeText {
  private(set) var lines: [String] = []

  init(_ node: ViewNode) { add(node, 0) }

  private mutating func add(_ node: ViewNode, _ depth: Int) {
    var line = String(repeating: "  ", count: depth) + name(node)
    let plain = node.arguments.filter { if case .view = $0.value { false } else { true } }
    if !plain.isEmpty { line += "(\(plain.map(Self.text).joined(separator: ", ")))" }
    for modifier in node.modifiers {
      let arguments = modifier.arguments.map(Self.text).joined(separator: ", ")
      line += " \(modifier.isKnown ? "" : "?").\(modifier.name)(\(arguments))"
    }
    lines.append(line)
    for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
      guard case .view(let inner) = argument.value else { continue }
      lines.append(String(repeating: "  ", count: depth + 1) + "[\(argument.label ?? "_")]")
      add(inner, depth + 2)
    }
    for child in node.children { add(child, depth + 1) }
  }

  private func name(_ node: ViewNode) -> String {
    switch node.kind {
    case .framework(let name): name
    case .custom(let structure): "<\(structure.type)>"
    case .sequence: "-"
    case .each: "ForEach"
    case .choice(let conditions): "one of \(conditions)"
    case .unknown(let unknown): Self.text(unknown)
    }
  }

  private static func text(_ unknown: Unknown) -> String {
    let places = ([unknown.place] + unknown.others).map { "\($0.line):\($0.column)" }
    return "unknown(\(unknown.reason), \(places.joined(separator: " and ")))"
  }

  private static func text(_ argument: Value.Labelled) -> String {
    let value = text(argument.value)
    guard let label = argument.label, label != "_" else { return value }
    return "\(label): \(value)"
  }

  static func text(_ value: Value) -> String {
    switch value {
    case .integer(let value): return "\(value)"
    case .real(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .character(let value): return "\"\(value)\""
    case .text(let text):
      return "\""
        + text.segments.map {
          switch $0 {
          case .exact(let part): part
          case .hole(let unknown): "{\(unknown.reason)}"
          }
        }.joined() + "\""
    case .optional(let wrapped): return wrapped.map(text) ?? "nil"
    case .array(let elements, _): return "[\(elements.map(text).joined(separator: ", "))]"
    case .range(let low, let high, let isClosed): return "\(low)\(isClosed ? "..." : "..<")\(high)"
    case .interval(let low, let high, let isClosed):
      return "\(low)\(isClosed ? "..." : "..<")\(high)"
    case .enumeration(let enumeration): return ".\(enumeration.name)"
    case .structure(let structure): return structure.type
    case .keyPath(let names): return "\\.\(names.joined(separator: "."))"
    case .term(let term):
      let base = term.receiver.map(text) ?? term.type
      guard term.isCall else { return "\(base).\(term.name)" }
      return "\(base).\(term.name)(\(term.arguments.map(text).joined(separator: ", ")))"
    case .alternatives(let all):
      return "one of [" + all.map { "\($0.condition): \(text($0.value))" }.joined(separator: "; ")
        + "]"
    case .unknown(let unknown): return text(unknown)
    case .view: return "[view]"
    case .closure: return "{…}"
    case .binding: return "$"
    case .number(let literal):
      return literal.isReal ? "\(literal.real ?? 0)" : "\(literal.integer ?? 0)"
    default: return "…"
    }
  }
}
