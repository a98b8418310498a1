package import A11yColor
package import Geometry
package import XML

/// The computed styles of a document's elements in each appearance.
///
/// Elements that are declared and inherit the same share one style, and so do appearances that no
/// media query tells apart.
package struct DocumentStyles {
  /// What the document's style texts say that is not followed.
  package let notes: [StyleNote]

  /// Whether matching or computing took too long, so that some styles may be wrong.
  package private(set) var isIncomplete: Bool

  /// Every style by its number.
  package private(set) var styles: [ComputedStyle] = []

  /// Whether any style has values that are not known.
  package private(set) var hasDoubts = false

  /// The appearances that look alike, each group once.
  package let groups: [[Appearance]]

  /// What stands for the initial style where the number of one is expected.
  private static let initial: Int32 = -1

  /// What stands for that of a reader who prefers dark colours.
  private static let initialInDark: Int32 = -2

  let base: Int
  let elements: StyledElements
  let rules: StyleRules
  private(set) var matched: MatchedRules

  let attributeBlocks: [DeclarationBlock]
  let attributeLists: [[Int32]]
  let inlineBlocks: [DeclarationBlock]
  let animations: AnimationElements
  private var computation: StyleComputation

  /// The group of each appearance.
  private let groupOf: [Int]

  /// The numbers of the elements' styles, by group.
  private var numbers: [[Int32]] = []

  private struct Key: Hashable {
    var parent: Int32
    var rules: Int32
    var attributes: Int32
    var inline: Int32
    var animation: Int32
  }

  private var known: [Key: Int32] = [:]

  /// What the rules of each matched list declare in each group.
  private var declared: DeclaredByRules
  private var rootFontSizes: [Double]

  /// Computes the styles of a document.
  ///
  /// - Parameters:
  ///   - root: the document element.
  ///   - viewport: the size in pixels that viewport units are measured by.
  ///   - reducingMotion: whether they are those that a user gets who wants less motion.
  package init(
    of root: XML.Element,
    viewport: LengthBasis.Extent = LengthBasis.Extent.window,
    reducingMotion: Bool = false
  ) {
    var rules = StyleRules()
    for sheet in StyleSheetSource.all(in: root) {
      sheet.read(into: &rules, reducingMotion: reducingMotion)
    }
    animations = AnimationElements(in: root, rules)
    var reader = StyledElementsReader(root, rules: rules)
    reader.run()
    var elements = reader.elements
    if rules.rules.contains(where: \.selector.isPositional) { elements.findPlaces(in: root) }
    matched = MatchedRules(elements, rules)
    notes = rules.notes + reader.notes
    isIncomplete = matched.isIncomplete
    attributeBlocks = reader.attributeBlocks
    attributeLists = reader.attributeLists
    inlineBlocks = reader.inlineBlocks
    computation = StyleComputation(
      customNames: reader.customNames,
      keyframes: rules.keyframes,
      viewport: viewport
    )
    self.rules = rules
    self.elements = elements
    base = root.order

    let hasSchemes = [rules.blocks, inlineBlocks].joined().contains {
      $0.declares(StyleProperty.numberOfScheme)
    }
    let groups = AppearanceTruth.groups(of: rules.rules.map(\.truth), hasSchemes: hasSchemes)
    self.groups = groups
    groupOf = Appearance.allCases.map { appearance in
      groups.firstIndex { $0.contains(appearance) } ?? 0
    }
    declared = DeclaredByRules(rules, in: groups.map { $0[0] })
    rootFontSizes = groups.map { _ in ComputedStyle.initial.fontSize }
    for group in groups.indices {
      let isDark = hasSchemes && groups[group][0].base == .dark
      let initial = isDark ? Self.initialInDark : Self.initial
      var own = Array(repeating: initial, count: elements.parents.count)
      for place in own.indices where elements.traitNumbers[place] >= 0 {
        let parent = elements.parents[place]
        let outer = parent < 0 ? initial : own[Int(parent)]
        own[place] = number(at: place, matching: matched.numbers[place], outer, group)
        if place == 0 { rootFontSizes[group] = styles[Int(own[0])].fontSize }
      }
      numbers.append(own)
    }
    isIncomplete = isIncomplete || computation.bytesLeft <= 0
  }

  /// The properties that the keyframes of each name change step by step, by their numbers.
  ///
  /// - Parameter isTransformed: whether an attribute of the element transforms it.
  /// - Returns: all but those that stay as they are.
  package func changes(inElementTransformed isTransformed: Bool) -> [String: Set<Int>] {
    guard !rules.keyframes.isEmpty else { return [:] }
    let transform = StyleProperty.number(of: "transform")
    let blocks = rules.blocks + inlineBlocks + attributeBlocks
    let declared = Set((blocks.flatMap(\.normal) + blocks.flatMap(\.important)).map(\.property))
    return rules.keyframes.mapValues { keyframes in
      keyframes.moved { property in
        !declared.contains(.known(property)) && !(isTransformed && property == transform)
      }
    }
  }

  /// The number of an element's style; equal numbers are equal styles.
  package func number(of element: XML.Element, in appearance: Appearance) -> Int {
    Int(numbers[groupOf[appearance.index]][element.order - base])
  }

  /// What animation elements make of the attributes that place and size a shape; nil where they move it
  /// otherwise, or not at all.
  package func course(of element: XML.Element) -> [String: [String]]? {
    animations.courses[element.order - base]
  }

  /// The style of an element.
  package func style(of element: XML.Element, in appearance: Appearance) -> ComputedStyle {
    styles[number(of: element, in: appearance)]
  }

  /// The number of the style that an element has where `use` shows it: it inherits from where it is
  /// shown (SVG 2, section 5.6).
  ///
  /// - Parameters:
  ///   - element: the element that is shown again, or one within it.
  ///   - root: the element that `use` refers to, which it is or lies in.
  ///   - parent: the number of the style of what it is shown in.
  ///   - appearance: the appearance.
  /// - Returns: the number of a style, one that is known where it can be.
  package mutating func number(
    of element: XML.Element,
    shownWith root: Int,
    inheritingFrom parent: Int,
    in appearance: Appearance
  ) -> Int {
    let place = element.order - base
    let list = matched.number(at: place, shownWith: root - base)
    return Int(number(at: place, matching: list, Int32(parent), groupOf[appearance.index]))
  }

  private mutating func number(
    at place: Int,
    matching list: Int32,
    _ parent: Int32,
    _ group: Int
  ) -> Int32 {
    let key = Key(
      parent: parent,
      rules: declared.number(of: list, matched.lists[Int(list)], in: group),
      attributes: elements.attributeNumbers[place],
      inline: elements.inlineNumbers[place],
      animation: animations.numbers[place] ?? 0
    )
    if let number = known[key] { return number }
    let style = computation.style(
      inheritingFrom: parent >= 0
        ? styles[Int(parent)] : parent == Self.initial ? .initial : .initialInDark,
      declarations(key),
      important: importantDeclarations(key),
      animated: animations.lists[Int(key.animation)],
      rootFontSize: rootFontSizes[group]
    )
    let number = Int32(styles.count)
    hasDoubts = hasDoubts || !style.doubts.isEmpty
    styles.append(consume style)
    known[key] = number
    return number
  }

  /// What is declared and not important, the weakest first: attributes, style sheets, the style
  /// attribute.
  private func declarations(_ key: Key) -> [[StyleDeclaration]] {
    var declarations = attributeLists[Int(key.attributes)].map { attributeBlocks[Int($0)].normal }
    declarations.append(declared.blocks[Int(key.rules)].normal)
    if key.inline >= 0 { declarations.append(inlineBlocks[Int(key.inline)].normal) }
    return declarations
  }

  /// What is important, the weakest first: style sheets, the style attribute.
  private func importantDeclarations(_ key: Key) -> [[StyleDeclaration]] {
    let inline = key.inline < 0 ? [] : [inlineBlocks[Int(key.inline)].important]
    return [declared.blocks[Int(key.rules)].important] + inline
  }
}
