package import A11yModel

extension AccessibilityTree {
  /// Whether nothing but a name of its own tells what an element with the traits of a control is
  /// for, and no other rule asks for that.
  ///
  /// The name of the whole is for component-has-name, that of a mark or step for mark-has-name, those
  /// of an entry for legend-entry-has-name, and those of elements with a role for svg-graphic-named.
  package func isNameAskedHere(of index: Int) -> Bool {
    guard index > 0, elements[index].role == nil else { return false }
    return !sequence(first: index, next: { [elements] in elements[$0].parent }).contains { outer in
      switch elements[outer].kind {
      case .entry: true
      case .step, .mark: outer == index
      default: false
      }
    }
  }

  /// The first stop of a step or mark that may say which one it is: no button in it that has no name
  /// and is one to be named.
  package func firstNamingStop(in index: Int) -> Int? {
    (index..<max(elements[index].end, index)).first { stop in
      isExposed(stop) && !(isOperable(stop) && isNameAskedHere(of: stop) && isNameEmpty(stop))
    }
  }

  /// Whether a stop is or holds a text or a symbol that is seen, which is said where no label replaces
  /// it.
  package func holdsWhatIsSeen(_ index: Int) -> Bool {
    if elements[index].text != nil || elements[index].symbol != nil { return true }
    guard Self.presentsChildren(elements[index]) else { return false }
    return descendants(of: index).contains { inner in
      switch exposures[inner] {
      case .merged, .swallowed: elements[inner].text != nil || elements[inner].symbol != nil
      default: false
      }
    }
  }

  /// Whether an element is a control that has no label, no text and no symbol that is named.
  package func isNamelessControl(_ index: Int) -> Bool {
    guard elements[index].kind == .control, elements[index].role == nil,
      elements[index].label == .absent, elements[index].text == nil, elements[index].symbol == nil
    else { return false }
    return descendants(of: index).allSatisfy { inner in
      switch exposures[inner] {
      case .hidden, .decorative: true
      default:
        elements[inner].label == .absent && elements[inner].text == nil
          && elements[inner].symbol == nil
      }
    }
  }

  /// Whether an element that is a stop, or is none, holds others.
  package func holdsStops(_ index: Int) -> Bool {
    descendants(of: index).contains(where: isExposed)
  }
}

extension Traits {
  /// What a listener is told without a name, and what not: “a link and not where it leads”.
  package var withoutName: String {
    if contains(.link) { return "a link and not where it leads" }
    if contains(.tab) { return "a tab and not which" }
    if contains(.toggle) { return "a switch and not what it is for" }
    if contains(.adjustable) { return "something to adjust and not what" }
    return "a button and not what it is for"
  }
}
