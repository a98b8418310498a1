internal import A11yModel

// How elements are met once all that they hold is known.
extension [A11yModel.Element] {
  /// Whether nothing in an element is met; what is hidden is among the elements to be told of.
  func holdsNothing(_ index: Int) -> Bool {
    var next = index + 1
    while next < self[index].end {
      let element = self[next]
      guard element.isHidden || element.text == nil && !element.isMet else { return false }
      next = element.isHidden ? Swift.max(element.end, next + 1) : next + 1
    }
    return true
  }

  /// Decides how an element is met; one that is not, and holds nothing, is left out.
  mutating func close(_ index: Int) {
    let element = self[index]
    guard element.isMet else {
      self[index].traits = []
      // Nothing is hidden in it.
      let isEmpty = element.end == index + 1
      if isEmpty, element.text == nil, element.unknownRoles.isEmpty, !element.isClickable {
        removeLast()
      }
      return
    }
    if element.kind == .text || element.role?.isNone ?? false { return }
    if let role = element.role, role.presentsChildren || role.isNamedByContent, element.isRoleStated
    {
      self[index].grouping = role.isNamedByContent ? .combine : .ignore
    } else if element.kind != .control {
      let isOne = holdsNothing(index) || element.role == .graphicsSymbol
      self[index].grouping = isOne ? .ignore : .contain
    }
  }

  /// Decides the same of the root, which is one image where there is nothing in it to enter.
  mutating func closeRoot() {
    self[0].end = count
    let isImage = holdsNothing(0)
    let role = self[0].isRoleStated ? self[0].role : nil
    if isImage, role == nil { self[0].role = .img }
    if role?.isNone ?? false {
      if isImage { self[0].isDecorative = true }
    } else {
      self[0].grouping = isImage || role?.presentsChildren ?? false ? .ignore : .contain
    }
    if self[0].role == .img, self[0].grouping == .ignore { self[0].traits.insert(.image) }
  }
}

extension A11yModel.Element {
  /// Whether it is met for what it is or says, and not only for its letters.
  fileprivate var isMet: Bool {
    isDescribed || isRoleStated || focus != nil || kind == .control || live != nil
      || roleDescription != nil || !lostReferences.isEmpty
  }
}
