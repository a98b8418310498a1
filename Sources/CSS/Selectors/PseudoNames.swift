/// The pseudo-classes and pseudo-elements that have a name in CSS (Selectors 4, CSS Pseudo 4).
enum PseudoNames {
  /// The pseudo-elements that one colon may stand before.
  static let oldElements: Set<String> = ["before", "after", "first-line", "first-letter"]

  static func isElement(_ name: String) -> Bool {
    oldElements.contains(name) || elements.contains(name) || name.hasPrefix("-webkit-")
  }

  private static let elements: Set<String> = [
    "selection", "target-text", "spelling-error", "grammar-error", "highlight", "marker",
    "placeholder", "file-selector-button", "backdrop", "cue", "part", "slotted", "details-content",
    "view-transition", "view-transition-group", "view-transition-image-pair",
    "view-transition-new", "view-transition-old", "search-text", "checkmark", "picker",
    "picker-icon", "column", "scroll-marker", "scroll-marker-group", "scroll-button",
  ]

  /// A pseudo-class without arguments.
  static func pseudoClass(
    _ name: String,
    _ names: inout SelectorNames
  ) throws(SelectorParser.Refusal) -> PseudoClass {
    switch name {
    case "root", "scope": return .root
    case "empty": return .empty
    case "first-child": return .nth(NthFormula(1))
    case "last-child": return .nth(NthFormula(1, fromEnd: true))
    case "first-of-type": return .nth(NthFormula(1, ofType: true))
    case "last-of-type": return .nth(NthFormula(1, fromEnd: true, ofType: true))
    case "only-child":
      return .matches(SelectorList([only(ofType: false)]), countsSpecificity: true)
    case "only-of-type":
      return .matches(SelectorList([only(ofType: true)]), countsSpecificity: true)
    case "link", "any-link", "-webkit-any-link":
      names.asksForLinks = true
      return .link
    case "defined", "read-only": return .always
    default:
      guard unmatched.contains(name) else { throw SelectorParser.Refusal(reason: .invalid) }
      return .never
    }
  }

  /// First and last at once; the weight of one pseudo-class is given to the pair.
  private static func only(ofType: Bool) -> ComplexSelector {
    var compound = CompoundSelector()
    compound.pseudoClasses = [
      .nth(NthFormula(1, ofType: ofType)),
      .matches(SelectorList([last(ofType: ofType)]), countsSpecificity: false),
    ]
    return ComplexSelector(compounds: [compound], combinators: [])
  }

  private static func last(ofType: Bool) -> ComplexSelector {
    var compound = CompoundSelector()
    compound.pseudoClasses = [.nth(NthFormula(1, fromEnd: true, ofType: ofType))]
    return ComplexSelector(compounds: [compound], combinators: [])
  }

  /// A pseudo-class with arguments that are no selectors.
  static func function(
    _ name: String,
    _ inside: TokenCursor
  ) throws(SelectorParser.Refusal) -> PseudoClass {
    let formula: NthFormula?
    switch name {
    case "nth-child": formula = NthFormula(inside.rest, fromEnd: false, ofType: false)
    case "nth-last-child": formula = NthFormula(inside.rest, fromEnd: true, ofType: false)
    case "nth-of-type": formula = NthFormula(inside.rest, fromEnd: false, ofType: true)
    case "nth-last-of-type": formula = NthFormula(inside.rest, fromEnd: true, ofType: true)
    // These are in the standard, but no chart was seen that needs them.
    case "dir", "has": return .maybe
    // There is nothing in an image that they select.
    case "host", "host-context", "state", "active-view-transition-type": return .never
    default: throw SelectorParser.Refusal(reason: .invalid)
    }
    guard let formula else {
      let isOfSelector = String(decoding: inside.rest, as: UTF8.self).lowercased().contains(" of ")
      guard isOfSelector else { throw SelectorParser.Refusal(reason: .invalid) }
      return .maybe
    }
    return .nth(formula)
  }

  /// The ranges of `:lang()` (Selectors 4, section 8.2).
  static func language(
    _ inside: TokenCursor,
    _ names: inout SelectorNames
  ) throws(SelectorParser.Refusal) -> PseudoClass {
    var cursor = inside
    var ranges: [String] = []
    repeat {
      cursor.skipSpace()
      guard let token = cursor.next, token.kind == .ident || token.kind == .string else {
        throw SelectorParser.Refusal(reason: .invalid)
      }
      ranges.append(cursor.text.name(of: token).lowercased())
      cursor.advance()
      cursor.skipSpace()
    } while cursor.take(.comma)
    guard cursor.isAtEnd else { throw SelectorParser.Refusal(reason: .invalid) }
    guard !ranges.contains(where: { $0.hasPrefix("*-") }) else { return .maybe }
    return .language(names.attribute("lang", isInAnyNamespace: true), ranges)
  }

  /// What depends on what a person does, or on elements that SVG has not.
  private static let unmatched: Set<String> = [
    "hover", "active", "focus", "focus-visible", "focus-within", "visited", "target",
    "target-within", "current", "past", "future", "local-link", "enabled", "disabled", "checked",
    "indeterminate", "default", "valid", "invalid", "in-range", "out-of-range", "required",
    "optional", "placeholder-shown", "user-valid", "user-invalid", "read-write", "blank",
    "autofill", "fullscreen", "modal", "open", "popover-open", "picture-in-picture", "playing",
    "paused", "seeking", "buffering", "stalled", "muted", "volume-locked", "host",
    "-webkit-autofill", "-webkit-full-screen",
  ]
}
