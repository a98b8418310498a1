package import A11yModel
internal import Language

/// Why an element of an image is nothing without a name.
package enum NameNeed {
  /// It is met for what it is called alone (Graphics Module 1.0, sections 4.1 to 4.3).
  case graphic
  /// What it is for is all that there is to know of it (WAI-ARIA 1.2, section 5.2.8.5).
  case control
  /// It says how far something is, and not what.
  case measure
  /// Whoever goes on with a keyboard comes to it.
  case stop

  init?(_ element: Element) {
    switch element.role {
    case .img?, .docCover?, .graphicsDocument?, .graphicsSymbol?: self = .graphic
    case .meter?, .progressbar?: self = .measure
    // A cell may be empty, and a list box is a choice though each option is one, too.
    case .listbox?: self = .control
    case let role? where role.isOperable && role != .gridcell: self = .control
    default:
      guard element.focus == .keyboard else { return nil }
      self = .stop
    }
  }
}

extension AccessibilityTree {
  /// Whether an element needs a name of its own in an image: that of the whole is for
  /// component-has-name, and that of a mark for mark-has-name.
  package func nameNeed(of index: Int) -> NameNeed? {
    guard index > 0, elements[index].kind != .mark else { return nil }
    return NameNeed(elements[index])
  }

  /// The name that an element has where it needs one; a picture is named by nothing that it holds.
  package func neededName(of index: Int, _ need: NameNeed) -> Fact<String> {
    switch need {
    case .graphic, .measure: return elements[index].label
    case .control: return name(of: index)
    case .stop:
      let name = name(of: index)
      guard name == .absent, holdsWords(index) else { return name }
      return .unknown("what the browser calls a stop by what it holds")
    }
  }

  /// Whether anything within an element says something.
  private func holdsWords(_ index: Int) -> Bool {
    descendants(of: index).contains { inner in
      switch exposures[inner] {
      case .exposed, .container: name(of: inner).told.map { !Words($0).isEmpty } ?? true
      default: false
      }
    }
  }

  /// Whether a keyboard or a user's hand reaches an element or anything within it.
  package func isReached(within index: Int) -> Bool {
    (index..<max(elements[index].end, index + 1)).contains { inner in
      elements[inner].focus != nil || isOperable(inner)
    }
  }
}

extension Element.Role {
  /// What a listener is told without a name, and what not: “a link and not where it leads”.
  package var withoutName: String {
    switch self {
    case .img, .docCover: "an image and not what it shows"
    case .graphicsDocument: "a graphic and not what it shows"
    case .graphicsSymbol: "a symbol and not what it shows"
    case .link, .docBacklink, .docBiblioref, .docGlossref, .docNoteref:
      "a link and not where it leads"
    case .meter: "a meter and not what it measures"
    case .progressbar: "a progress bar and not what is in progress"
    case .checkbox: "a checkbox and not what it is for"
    case .combobox: "a combo box and not what it is for"
    case .listbox: "a list box and not what it is for"
    case .menuitem, .menuitemcheckbox, .menuitemradio: "a menu item and not what it is for"
    case .option: "an option and not which"
    case .radio: "a radio button and not what it is for"
    case .searchbox: "a search field and not what it is for"
    case .slider: "a slider and not what it is for"
    case .spinbutton: "a spin button and not what it is for"
    case .switch: "a switch and not what it is for"
    case .tab: "a tab and not which"
    case .textbox: "a text field and not what it is for"
    case .treeitem: "an item and not which"
    default: "a button and not what it is for"
    }
  }
}
