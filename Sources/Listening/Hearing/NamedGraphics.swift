package import A11yModel

extension Element {
  /// Which criteria speak of an element of an image, by what rules ask of it.
  ///
  /// - Parameter isOfName: whether nothing but whether it has a name decides.
  /// - Returns: the conditions.
  package func namingConditions(isOfName: Bool) -> Set<String> {
    var conditions: Set<String> = []
    if isOperable || focus != nil { conditions.insert("operable") }
    if role == .link { conditions.insert("link") }
    guard isOfName else { return conditions }
    switch role {
    case _ where isStatedGraphic: conditions.insert("graphic")
    case .button?: conditions.insert("button")
    case .checkbox?, .combobox?, .listbox?, .menuitemcheckbox?, .menuitemradio?, .radio?,
      .searchbox?, .slider?, .spinbutton?, .switch?, .textbox?:
      conditions.insert("field")
    default: break
    }
    return conditions
  }

  /// Whether its author says that it is an image, a graphic or a symbol (ACT 7d6734 applies).
  package var isStatedGraphic: Bool {
    guard isRoleStated else { return false }
    switch role {
    case .img?, .graphicsDocument?, .graphicsSymbol?: return true
    default: return false
    }
  }
}

extension ComponentFacts {
  /// What has a role or the focus in any snapshot, or is to be named.
  package var judgedGraphics: [Occurrence] {
    trees.indices.flatMap { snapshot in
      trees[snapshot].elements.indices.filter { trees[snapshot].isJudgedGraphic($0) }
        .map { Occurrence(snapshot: snapshot, element: $0) }
    }
  }
}

extension AccessibilityTree {
  fileprivate func isJudgedGraphic(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.role != nil || element.focus != nil || !element.foreignParts.isEmpty else {
      return false
    }
    switch exposures[index] {
    case .exposed, .container: break
    // What has no role at all may not be met for that.
    case .none where !element.unknownRoles.isEmpty || !element.foreignParts.isEmpty: break
    case .none, .hidden, .decorative, .swallowed, .merged: return false
    }
    return nameNeed(of: index) != nil || element.isRoleStated || !element.unknownRoles.isEmpty
      || !element.lostReferences.isEmpty || !element.foreignParts.isEmpty
  }
}
