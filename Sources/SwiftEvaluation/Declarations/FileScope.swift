internal import SwiftSource

/// What a file of the module that is not the one read hides from all others: its private declarations, as members of a
/// type that has no other name than the file's number.
struct FileScope {
  let path: String
  private let types: Set<String>

  /// Nil where the file hides nothing.
  init?(_ file: SourceFile) {
    var types: Set<String> = []
    var isEmpty = true
    for case .declaration(let declaration) in file.statements.map(\.form)
    where declaration.isHidden {
      isEmpty = false
      if case .type(let nominal) = declaration.form { types.insert(nominal.name) }
    }
    guard !isEmpty, let number = file.number else { return nil }
    path = Self.path(number)
    self.types = types
  }

  static func path(_ file: Int32) -> String { "#\(file)" }

  /// Whether a declaration is hidden, or extends a type that is.
  func holds(_ declaration: Declaration) -> Bool {
    if case .type(let nominal) = declaration.form, nominal.kind == .addition {
      return types.contains(nominal.name.prefix { $0 != "." }.description)
    }
    return declaration.isHidden
  }

  /// A declaration as a member of the scope.
  func held(_ declaration: Declaration) -> Declaration {
    var held = declaration
    held.modifiers.append("static")
    return held
  }
}

extension Declaration {
  /// Whether no other file sees it.
  fileprivate var isHidden: Bool {
    if case .type(let nominal) = form, nominal.kind == .addition { return false }
    return isMarked("private") || isMarked("fileprivate")
  }
}
