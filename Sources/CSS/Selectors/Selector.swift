/// A selector of compounds joined by combinators (Selectors 4, section 3).
struct ComplexSelector: Sendable {
  enum Combinator: Sendable {
    case descendant
    case child
    case nextSibling
    case subsequentSibling
  }

  /// The compounds, the subject first.
  let compounds: [CompoundSelector]

  /// What stands between each compound and the one before it in this order.
  let combinators: [Combinator]

  /// Tells it from every other selector of the document; 0 where that does not matter.
  let number: Int

  // What follows is worked out once: a nested selector holds those of all rules around it.

  let specificity: Specificity

  /// Whether it looks at an element's place among its siblings, or at what is within it.
  let isPositional: Bool

  /// Whether nobody knows what part of it selects, so that it may match where it does not.
  let isOpen: Bool

  /// Whether it looks at anything but the element itself.
  let looksAround: Bool

  init(compounds: [CompoundSelector], combinators: [Combinator], number: Int = 0) {
    (self.compounds, self.combinators, self.number) = (compounds, combinators, number)
    specificity = compounds.reduce(Specificity()) { $0.adding($1.specificity) }
    isPositional =
      combinators.contains { $0 == .nextSibling || $0 == .subsequentSibling }
      || compounds.contains { $0.isPositional }
    isOpen = compounds.contains { $0.isOpen }
    looksAround = compounds.count > 1 || compounds.contains { $0.looksAround }
  }
}

/// Selectors of which one must match, as `:is()` has them, or a rule that others are nested in.
struct SelectorList: Sendable {
  let selectors: [ComplexSelector]

  /// Tells it from every other list of the document; 0 where that does not matter.
  let number: Int

  /// The most that any of them weighs.
  let specificity: Specificity

  let isPositional: Bool
  let isOpen: Bool

  init(_ selectors: [ComplexSelector], number: Int = 0) {
    (self.selectors, self.number) = (selectors, number)
    specificity = selectors.map(\.specificity).max() ?? Specificity()
    isPositional = selectors.contains { $0.isPositional }
    isOpen = selectors.contains { $0.isOpen }
  }
}

/// What one element must be to match; names are numbers of the selectors' own.
struct CompoundSelector: Sendable {
  var type: Int32?
  /// Nil for any; empty for none.
  var namespace: String?
  var ids: [Int32] = []
  var classes: [Int32] = []
  var attributes: [AttributeSelector] = []
  var pseudoClasses: [PseudoClass] = []
  /// A part of the element that is no element, as `::before`.
  var hasPseudoElement = false

  var isPositional: Bool {
    pseudoClasses.contains { pseudoClass in
      switch pseudoClass {
      case .nth, .empty: true
      case .matches(let list, _), .not(let list): list.isPositional
      case .root, .link, .language, .always, .never, .maybe: false
      }
    }
  }

  var isOpen: Bool {
    pseudoClasses.contains { pseudoClass in
      switch pseudoClass {
      case .maybe: true
      case .matches(let list, _), .not(let list): list.isOpen
      default: false
      }
    }
  }

  var looksAround: Bool {
    pseudoClasses.contains { pseudoClass in
      switch pseudoClass {
      case .nth, .root: true
      case .matches(let list, _), .not(let list): list.selectors.contains(where: \.looksAround)
      case .empty, .link, .language, .always, .never, .maybe: false
      }
    }
  }

  var specificity: Specificity {
    var sum = Specificity(
      ids: ids.count,
      classes: classes.count + attributes.count,
      types: (type == nil ? 0 : 1) + (hasPseudoElement ? 1 : 0)
    )
    for pseudoClass in pseudoClasses {
      switch pseudoClass {
      case .matches(let list, let counts): if counts { sum = sum.adding(list.specificity) }
      case .not(let list): sum = sum.adding(list.specificity)
      default: sum = sum.adding(Specificity(classes: 1))
      }
    }
    return sum
  }
}

/// What an attribute must be to match (Selectors 4, section 6).
struct AttributeSelector: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case present
    case equal
    case word
    case dash
    case prefix
    case suffix
    case substring
  }

  /// The place of the attribute's name among those that selectors ask for.
  var name: Int
  var test: Test
  var value: [UInt8] = []
  var ignoresCase = false
}

enum PseudoClass: Sendable {
  case root
  case empty
  case link
  /// `:lang()`, by the place of the attribute that says it and the ranges, in lower case.
  case language(Int, [String])
  /// `:nth-child()` and its kin.
  case nth(NthFormula)
  /// `:is()`, whose specificity counts, and `:where()`, whose does not.
  case matches(SelectorList, countsSpecificity: Bool)
  case not(SelectorList)
  /// What no interaction changes in a document that is only looked at.
  case always
  case never
  /// What is not read.
  case maybe
}

/// How much a selector weighs (Selectors 4, section 17).
struct Specificity: Hashable, Sendable, Comparable {
  var ids = 0
  var classes = 0
  var types = 0

  func adding(_ other: Specificity) -> Specificity {
    Specificity(
      ids: ids + other.ids,
      classes: classes + other.classes,
      types: types + other.types
    )
  }

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }
}
