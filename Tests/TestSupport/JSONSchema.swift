import Foundation

/// A JSON Schema (draft 7), as far as ours go: a keyword that is none of these is a problem itself.
package struct JSONSchema: @unchecked Sendable {
  /// Only read.
  private let root: [String: Any]

  /// - Parameter text: the schema; nil where it is none.
  package init?(_ text: String) {
    guard let root = Self.value(of: text) as? [String: Any] else { return nil }
    self.root = root
  }

  /// Everything in which a text is not as the schema, or one of its definitions, has it.
  package func problems(in text: String, by definition: String? = nil) -> [String] {
    guard let value = Self.value(of: text) else { return ["no JSON: \(text)"] }
    let schema = definition.map { ["$ref": "#/definitions/\($0)"] as [String: Any] } ?? root
    return problems(value, schema, "")
  }

  private static func value(of text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private func problems(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("$schema", _), ("title", _), ("description", _), ("definitions", _): return []
      case ("$ref", let path as String):
        guard let target = definition(path) else { return ["\(place): no \(path)"] }
        return problems(value, target, place)
      case ("allOf", let all as [[String: Any]]): return all.flatMap { problems(value, $0, place) }
      case ("anyOf", let any as [[String: Any]]):
        let each = any.map { problems(value, $0, place) }
        let few = each.min { $0.count < $1.count } ?? ["\(place): nothing is allowed"]
        return few
      case ("type", let name as String):
        return Self.isOf(value, name) ? [] : ["\(place): \(value) is no \(name)"]
      case ("const", let only):
        return "\(value)" == "\(only)" ? [] : ["\(place): \(value) is not \(only)"]
      case ("enum", let choices as [String]):
        return choices.contains(value as? String ?? "")
          ? [] : ["\(place): \(value) is none of \(choices)"]
      case ("pattern", let pattern as String):
        let text = value as? String ?? ""
        return text.range(of: pattern, options: .regularExpression) == nil
          ? ["\(place): \(value) is not \(pattern)"] : []
      case ("minimum", let least as Double):
        return (value as? Double ?? least) < least ? ["\(place): \(value) is too little"] : []
      case ("items", let item as [String: Any]):
        return (value as? [Any] ?? []).enumerated().flatMap {
          problems($1, item, "\(place)/\($0)")
        }
      case ("required", let names as [String]):
        let members = value as? [String: Any] ?? [:]
        return names.filter { members[$0] == nil }.map { "\(place): has no \($0)" }
      case ("properties", let own as [String: [String: Any]]):
        let members = value as? [String: Any] ?? [:]
        return own.flatMap { name, schema in
          members[name].map { problems($0, schema, "\(place)/\(name)") } ?? []
        }
      case ("additionalProperties", let others):
        let own = schema["properties"] as? [String: Any] ?? [:]
        let more = (value as? [String: Any] ?? [:]).filter { own[$0.key] == nil }
        guard let others = others as? [String: Any] else {
          return more.keys.sorted().map { "\(place): may not have \($0)" }
        }
        return more.flatMap { problems($1, others, "\(place)/\($0)") }
      default: return ["the schema has \(keyword), which nobody looks at"]
      }
    }
  }

  private func definition(_ path: String) -> [String: Any]? {
    path.split(separator: "/").dropFirst().reduce(root as [String: Any]?) {
      $0?[String($1)] as? [String: Any]
    }
  }

  private static func isOf(_ value: Any, _ type: String) -> Bool {
    // Truth is a number, too, to Foundation.
    let isFlag = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    switch type {
    case "string": return value is String
    case "boolean": return isFlag
    case "integer": return !isFlag && (value as? Double).map { $0 == $0.rounded() } ?? false
    case "number": return !isFlag && value is Double
    case "array": return value is [Any]
    case "object": return value is [String: Any]
    default: return false
    }
  }
}
