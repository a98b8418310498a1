internal import SwiftSource

/// Which clause of an `#if` holds where SwiftUI is shown: a debug build for an iPhone.
enum Conditions {
  enum Active {
    case clause([Statement])
    case nothing
    case unknown
  }

  static func active(_ clauses: [Declaration.ConditionalClause]) -> Active {
    for clause in clauses {
      guard let condition = clause.condition else { return .clause(clause.statements) }
      switch holds(condition) {
      case true?: return .clause(clause.statements)
      case false?: continue
      case nil: return .unknown
      }
    }
    return .nothing
  }

  private static func holds(_ condition: Expression) -> Bool? {
    switch condition.form {
    case .boolean(let value): return value
    case .name("DEBUG", _): return true
    case .prefix("!", let operand): return holds(operand).map { !$0 }
    case .infix("&&", let left, let right):
      let (left, right) = (holds(left), holds(right))
      if left == false || right == false { return false }
      return left == nil || right == nil ? nil : true
    case .infix("||", let left, let right):
      let (left, right) = (holds(left), holds(right))
      if left == true || right == true { return true }
      return left == nil || right == nil ? nil : false
    case .call(let callee, let arguments):
      guard case .name(let name, _) = callee.form,
        case .name(let word, _) = arguments.first?.value.form
      else { return nil }
      switch name {
      case "os": return word == "iOS"
      case "canImport":
        if ["SwiftUI", "UIKit", "Foundation", "Charts", "Combine"].contains(word) { return true }
        return word == "AppKit" ? false : nil
      case "targetEnvironment": return word == "macCatalyst" ? false : nil
      default: return nil
      }
    default: return nil
    }
  }
}
