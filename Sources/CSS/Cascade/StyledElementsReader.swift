internal import XML

/// Reads of a document's elements what styles need, each text once.
struct StyledElementsReader {
  private(set) var elements: StyledElements

  /// What presentation attributes say, one property a block.
  private(set) var attributeBlocks: [DeclarationBlock] = []
  /// Those of one element together, by their places among the blocks; the first list is empty.
  private(set) var attributeLists: [[Int32]] = [[]]
  private(set) var inlineBlocks: [DeclarationBlock] = []
  private(set) var customNames: NameInterner
  private(set) var notes: [StyleNote] = []

  private let names: SelectorNames

  private let root: XML.Element

  /// What is known of the names of a document, by their numbers.
  private struct NameFacts {
    var isKnown = false
    /// The type's number; -1 of one that no selector names.
    var type: Int32 = -1
    var property: Int32 = -1
    /// The attribute's places among those that selectors ask for, in no namespace and in any.
    var asked: Int32 = -1
    var askedAnywhere: Int32 = -1
    var isID = false
    var isClass = false
    var isStyle = false
    var isLink = false
    var isAnimation = false

    var isPlain: Bool {
      property < 0 && asked < 0 && askedAnywhere < 0 && !isID && !isClass && !isStyle && !isLink
    }
  }

  private var facts: [NameFacts] = []

  // Numbers of what was met, so that each text is read once.
  private var traitNumbers: [StyledElements.Traits: Int32] = [:]
  private var classes: ClassLists
  private var askedLists: [[Int32]: Int32] = [[]: 0]
  private var namespaceNumbers = ["": Int32(0)]
  private var attributeTexts = NameInterner()
  private var blockNumbers: [Int64: Int32] = [:]
  private var blockLists: [[Int32]: Int32] = [[]: 0]
  private var inlineTexts = NameInterner()

  init(_ root: XML.Element, rules: StyleRules) {
    self.root = root
    names = rules.selectorNames
    classes = ClassLists(names.classes)
    customNames = rules.customNames
    elements = StyledElements(count: root.nodeCount)
  }

  mutating func run() {
    visit(root, parent: -1)
    elements.classLists = classes.all
  }

  private mutating func visit(_ element: XML.Element, parent: Int32) {
    let place = element.order - root.order
    elements.parents[place] = parent
    read(element, at: place)
    for child in element.elements { visit(child, parent: Int32(place)) }
  }

  // MARK: one element

  private mutating func read(_ element: XML.Element, at place: Int) {
    var traits = StyledElements.Traits()
    let own = facts(of: element.number, element.name)
    traits.type = own.type
    let isStyled = !own.isAnimation && element.isSVG
    if names.asksForNamespaces {
      traits.namespace = namespaceNumbers.place(
        of: element.namespace,
        amongMet: &elements.namespaces
      )
    }
    var blocks: [Int32] = []
    var asked: [Int32] = []
    for ordinal in 0..<element.attributeCount {
      let attribute = element.attribute(at: ordinal)
      let facts = facts(of: attribute.number, attribute)
      guard !facts.isPlain else { continue }
      let hasNamespace = !attribute.namespace.isEmpty
      if facts.askedAnywhere >= 0 {
        asked += [facts.askedAnywhere, attribute.withValue { elements.values.number(of: $0) }]
      }
      if facts.isLink, names.asksForLinks, element.name == "a" { traits.isLink = true }
      guard !hasNamespace else {
        // `xml:id` names an element, too.
        continue
      }
      if facts.asked >= 0 {
        asked += [facts.asked, attribute.withValue { elements.values.number(of: $0) }]
      }
      if facts.isID { traits.id = attribute.withValue { names.ids.known($0) } }
      if facts.isClass, names.classes.count > 0 { traits.classes = classes.list(attribute) }
      if facts.isStyle { elements.inlineNumbers[place] = inline(attribute, element) }
      if facts.property >= 0, isStyled {
        let block = block(attribute, Int(facts.property), element)
        if block >= 0 { blocks.append(block) }
      }
    }
    if !asked.isEmpty {
      traits.attributes = askedLists.place(of: asked, amongMet: &elements.attributeLists)
    }
    elements.traitNumbers[place] = traitNumbers.place(of: traits, amongMet: &elements.allTraits)
    if !blocks.isEmpty {
      elements.attributeNumbers[place] = blockLists.place(of: blocks, amongMet: &attributeLists)
    }
  }

  private mutating func facts(of number: Int, _ name: @autoclosure () -> String) -> NameFacts {
    if number < facts.count, facts[number].isKnown { return facts[number] }
    while facts.count <= number { facts.append(NameFacts()) }
    let name = name()
    var known = NameFacts()
    known.isKnown = true
    known.type = names.types.known(name)
    if let property = StyleProperty.number(of: name), StyleProperty.all[property].isAttribute {
      known.property = Int32(property)
    }
    known.asked = names.knownAttribute(name, isInAnyNamespace: false).map(Int32.init) ?? -1
    known.askedAnywhere = names.knownAttribute(name, isInAnyNamespace: true).map(Int32.init) ?? -1
    known.isID = name == "id"
    known.isClass = name == "class"
    known.isStyle = name == "style"
    known.isLink = name == "href"
    known.isAnimation = AnimationElements.names.contains(name)
    facts[number] = known
    return known
  }

  private mutating func facts(of number: Int, _ attribute: XML.Attribute) -> NameFacts {
    facts(of: number, attribute.name)
  }

  // MARK: declarations

  /// The block of a presentation attribute; -1 where it has no value that is one.
  private mutating func block(
    _ attribute: XML.Attribute,
    _ property: Int,
    _ element: XML.Element
  ) -> Int32 {
    let text = attribute.withValue { attributeTexts.number(of: $0) }
    let key = Int64(property) << 32 | Int64(text)
    if let known = blockNumbers[key] { return known }
    let bytes = Array(attributeTexts[Int(text)])
    var number: Int32 = -1
    if let block = DeclarationBlock(attribute: property, bytes, customNames: &customNames) {
      number = Int32(attributeBlocks.count)
      attributeBlocks.append(block)
    } else if notes.count < StyleNotes.most {
      let name = StyleProperty.all[property].name
      notes.append(
        StyleNote(
          reason: .invalid,
          message: "‘\(StyleWords.excerpt(bytes))’ is no value of ‘\(name)’ that is read",
          place: .attribute(order: element.order, name: name),
          offset: 0
        )
      )
    }
    blockNumbers[key] = number
    return number
  }

  private mutating func inline(_ attribute: XML.Attribute, _ element: XML.Element) -> Int32 {
    let number = attribute.withValue { inlineTexts.number(of: $0) }
    guard number == inlineBlocks.count else { return number }
    var own = StyleNotes(.attribute(order: element.order, name: "style"))
    inlineBlocks.append(
      DeclarationBlock(
        styleAttribute: Array(inlineTexts[Int(number)]),
        mode: element.isSVG ? .styleAttribute : .sheet,
        customNames: &customNames,
        notes: &own
      )
    )
    if notes.count < StyleNotes.most { notes += own.all }
    return number
  }
}
