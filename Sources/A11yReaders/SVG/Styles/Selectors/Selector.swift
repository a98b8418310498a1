/// A selector of compounds joined by combinators (Selectors 4, section 3).
struct ComplexSelector: Hashable, Sendable {
  enum Combinator: Hashable, Sendable {
    case descendant
    case child
    case nextSibling
    case subsequentSibling
  }

  /// The compounds, the subject first.
  var compounds: [CompoundSelector]

  /// What stands between each compound and the one before it in this order.
  var combinators: [Combinator]

  /// Tells it from every other selector of the document; 0 where that does not matter.
  var number = 0

  var specificity: Specificity {
    compounds.reduce(Specificity()) { $0.adding($1.specificity) }
  }

  /// Whether it looks at an element's place among its siblings, or at what is within it.
  var isPositional: Bool {
    combinators.contains { $0 == .nextSibling || $0 == .subsequentSibling }
      || compounds.contains { $0.isPositional }
  }
}

/// What one element must be to match; names are numbers of the selectors' own.
struct CompoundSelector: Hashable, Sendable {
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
      case .matches(let list, _), .not(let list): list.contains { $0.isPositional }
      case .root, .link, .always, .never: false
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
      case .matches(let list, let counts): if counts { sum = sum.adding(Self.most(list)) }
      case .not(let list): sum = sum.adding(Self.most(list))
      default: sum = sum.adding(Specificity(classes: 1))
      }
    }
    return sum
  }

  private static func most(_ list: [ComplexSelector]) -> Specificity {
    list.map(\.specificity).max() ?? Specificity()
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

enum PseudoClass: Hashable, Sendable {
  case root
  case empty
  case link
  /// `:nth-child()` and its kin.
  case nth(NthFormula)
  /// `:is()`, whose specificity counts, and `:where()`, whose does not.
  case matches([ComplexSelector], countsSpecificity: Bool)
  case not([ComplexSelector])
  /// What no interaction changes in a document that is only looked at.
  case always
  case never
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
