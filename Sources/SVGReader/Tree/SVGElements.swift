internal import A11yModel
internal import CSS
internal import ChartWords
internal import SVGPainting
internal import XML

/// What assistive technology gets of an SVG file, in document order (SVG Accessibility API
/// Mappings 1.0, section 5.1).
struct SVGElements {
  private let file: SVGFile
  private let presence: SVGPresence
  private var names: SVGNames
  private var statements = SVGStatementReader()
  private var copies = SVGCopies()
  private let libraryLabels: PlotLabels
  private(set) var elements: [A11yModel.Element] = []

  /// The progress bars and meters among the elements.
  private(set) var progresses: [FoundProgress] = []

  /// The language that the root gives.
  private(set) var language: String?

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    self.file = file
    presence = SVGPresence(file, styles)
    names = SVGNames(file, presence)
    libraryLabels = PlotLabels(file.root)
    buildRoot()
  }

  /// Where elements are built.
  private struct Place {
    var parent: Int
    var depth = 1

    /// Whether letters that stand directly in an element are shown.
    var isInText = false

    /// The language of elements around it that are not in the tree themselves.
    var language: String?

    /// The `use` that shows them, and what it refers to, from outside in.
    var source: XML.Element?
    var targets: [Int] = []
  }

  // MARK: elements

  private mutating func buildRoot() {
    let root = file.root
    let statement = statement(of: root)
    let role = SVGRole(statement)
    language = statement?.language
    var element = A11yModel.Element(kind: .component, source: 0, parent: nil, end: 1)
    describe(
      &element,
      root,
      statement,
      role,
      names.said(of: root, statement),
      natural: .graphicsDocument
    )
    element.language = nil
    elements.append(element)
    buildChildren(of: root, Place(parent: 0))
    elements.closeRoot()
  }

  private mutating func buildChildren(of element: XML.Element, _ place: Place) {
    for child in presence.children(of: element) { build(child, place) }
  }

  private mutating func build(_ source: XML.Element, _ outer: Place) {
    guard presence.isRendered(source) else { return }
    var place = outer
    place.depth += 1
    if place.source != nil { copies.count += 1 }
    guard presence.isVisible(source) else { return buildContent(of: source, place) }
    let statement = statement(of: source)
    let said = names.said(of: source, statement)
    let isLink = source.name == "a" && statement?.hasAddress ?? false
    let role = SVGRole(statement, isLink: isLink)
    let isText = SVGInclusion.texts.contains(source.name) || outer.isInText
    let text = isText ? SVGText(of: source, shownBy: presence) : nil
    place.isInText = isText
    guard
      SVGInclusion.isIncluded(source, statement, role, said) || !(text?.all.isEmpty ?? true)
        || statement?.isClickable ?? false
    else {
      place.language = statement?.language ?? place.language
      return buildContent(of: source, place, text)
    }
    let index = elements.count
    append(source, statement, role, said, place)
    (place.parent, place.language) = (index, nil)
    if elements[index].kind == .text {
      elements[index].text = text?.all
      elements[index].isUnpainted = presence.isUnpainted(source)
      for child in text?.apart ?? [] { build(child, place) }
    } else {
      buildContent(of: source, place, text)
    }
    elements[index].end = elements.count
    elements.close(index)
  }

  /// What an element holds besides what it says of itself.
  private mutating func buildContent(
    of source: XML.Element,
    _ place: Place,
    _ text: SVGText? = nil
  ) {
    if let text {
      if !text.all.isEmpty { appendText(text.all, of: source, place) }
      for child in text.apart { build(child, place) }
    } else if source.name == "use" {
      buildCopy(source, place)
    } else {
      buildChildren(of: source, place)
    }
  }

  /// Shows what a `use` refers to (section 8.5).
  private mutating func buildCopy(_ source: XML.Element, _ outer: Place) {
    guard let address = source.address, let target = file.target(of: address),
      target.isSVG, !target.holds(source), !outer.targets.contains(target.order),
      copies.saysAnything(target)
    else { return }
    var place = outer
    place.source = outer.source ?? source
    place.targets.append(target.order)
    guard copies.areFew, place.depth < Bounds.maximumDepth * 2 else {
      var element = A11yModel.Element(
        kind: .group,
        source: file.source(of: place.source ?? source),
        parent: place.parent,
        end: elements.count + 1
      )
      element.label = .unknown("what the very many copies in the file are called")
      (element.isDescribed, element.grouping) = (true, .ignore)
      elements.append(element)
      return
    }
    build(target, place)
  }

  // MARK: texts

  private mutating func appendText(_ text: String, of source: XML.Element, _ place: Place) {
    var element = A11yModel.Element(
      kind: .text,
      source: file.source(of: place.source ?? source),
      parent: place.parent,
      end: elements.count + 1
    )
    (element.text, element.language) = (text, place.language)
    elements.append(element)
  }

  // MARK: what an element is

  /// What an element's attributes say; what no pointer reaches is not clicked.
  private mutating func statement(of source: XML.Element) -> SVGStatement? {
    var statement = statements.read(source)
    if statement?.isClickable ?? false, !presence.receivesPointers(source) {
      statement?.isClickable = false
    }
    return statement
  }

  private mutating func append(
    _ source: XML.Element,
    _ statement: SVGStatement?,
    _ role: SVGRole,
    _ said: SVGNames.Said,
    _ place: Place
  ) {
    let isLink = source.name == "a" && statement?.hasAddress ?? false
    var element = A11yModel.Element(
      kind: SVGInclusion.kind(of: source, isLink ? role.stated ?? .link : role.stated),
      source: file.source(of: place.source ?? source),
      parent: place.parent,
      end: 0
    )
    let natural = SVGRole.natural(of: source, isLink: isLink)
    describe(&element, source, statement, role, said, natural: natural)
    element.language = element.language ?? place.language
    // Whatever its author calls it, a link leads somewhere.
    if element.kind == .control || isLink { element.action = .activate }
    if isLink, element.focus == nil { element.focus = .keyboard }
    elements.append(element)
  }

  private mutating func describe(
    _ element: inout A11yModel.Element,
    _ source: XML.Element,
    _ statement: SVGStatement?,
    _ role: SVGRole,
    _ said: SVGNames.Said,
    natural: A11yModel.Element.Role?
  ) {
    if !role.isNone {
      (element.label, element.hint) = (said.name, said.description)
      element.isDescribed = !said.name.isAbsent || !said.description.isAbsent
    }
    element.role = role.stated ?? natural
    element.isRoleStated = role.stated != nil
    element.traits = SVGRole.traits(of: element.role)
    guard let statement else { return }
    element.isHidden = statement.isHidden
    element.isClickable = statement.isClickable
    // What it refers to goes before the label.
    if statement.aria["labelledby"] == nil, libraryLabels.phrases(of: source) != nil {
      element.hasStockLabel = true
    }
    if role.isOverruled { element.isMetDespiteNone = true }
    element.focus = statement.tabIndex.map { $0 < 0 ? .script : .keyboard }
    element.unknownRoles = role.unknown
    element.lostReferences = said.lost
    element.language = statement.language
    element.state(statement)
    if let own = element.role, own.isProgress {
      progresses.append(
        FoundProgress(
          element: elements.count,
          id: source.identifier,
          progress: SVGProgress(statement).progress(own)
        )
      )
    }
  }
}
