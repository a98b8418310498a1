internal import A11yModel
internal import SVGPainting
internal import Support
internal import XML

/// The ids that several elements of an SVG file have, and what refers to them.
struct RepeatedIDs {
  private let file: SVGFile

  /// The elements of each id that several have, in document order.
  private let elements: [String: [XML.Element]]

  /// The elements that refer to each of these ids, by what they want of it.
  private var references: [String: [(source: Int, use: RepeatedID.Use)]] = [:]

  init(_ file: SVGFile) {
    self.file = file
    elements = file.repeatedIDs
    // Hardly any file has some.
    guard !elements.isEmpty else { return }
    var open = [file.root]
    while let element = open.popLast() {
      for attribute in element.attributes { read(attribute) }
      open += element.elements
    }
  }

  // MARK: references

  /// The attributes of accessibility whose values are ids.
  private static let names: Set<String> = [
    "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns",
    "aria-flowto", "aria-activedescendant", "aria-errormessage",
  ]

  /// Attributes that are long and refer to nothing.
  private static let plain: Set<String> = ["d", "points", "transform", "class", "id"]

  private mutating func read(_ attribute: XML.Attribute) {
    let source = file.source(of: attribute.element)
    if Self.names.contains(attribute.name) {
      for id in attribute.value.spacedWords { refer(to: id, .name, from: source) }
    } else if attribute.name == "href" {
      guard attribute.value.utf8.first == UInt8(ascii: "#") else { return }
      refer(to: String(attribute.value.dropFirst()), .look, from: source)
    } else if !Self.plain.contains(attribute.name) {
      var rest = attribute.value[...]
      while let start = rest.firstRange(of: "url(") {
        rest = rest[start.upperBound...]
        let address = rest.prefix { $0 != ")" }.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
        guard address.first == "#" else { continue }
        let id = address.dropFirst().prefix { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        refer(to: String(id), .look, from: source)
      }
    }
  }

  private mutating func refer(to id: String, _ use: RepeatedID.Use, from source: Int) {
    guard elements[id] != nil else { return }
    references[id, default: []].append((source, use))
  }

  // MARK: components

  /// Gives each component the ids on which something in it depends; its parts have ids of their own
  /// where two elements or more have any.
  func tell(_ components: inout [Component]) {
    let holders = Dictionary(components.enumerated().map { ($1.source, $0) }) { first, _ in first }
    let sources = Set(holders.keys)
    func holder(of source: Int) -> Int? {
      file.holder(of: source, among: sources).flatMap { holders[$0] }
    }
    var counts = Array(repeating: 0, count: components.count)
    for source in file.identifiedSources {
      if let holder = holder(of: source) { counts[holder] += 1 }
    }
    for index in components.indices where counts[index] > 1 { components[index].identity = .id }
    var itemHolders: [Int: Int] = [:]
    for index in components.indices {
      for source in components[index].itemSources { itemHolders[source] = index }
    }
    for (id, elements) in elements.sorted(by: { $0.value[1].order < $1.value[1].order }) {
      var uses: [Int: RepeatedID.Use] = [:]
      let areTwins = references[id] == nil || areTwins(elements)
      for reference in areTwins ? [] : references[id] ?? [] {
        guard let index = holder(of: reference.source), uses[index] != .name else { continue }
        uses[index] = reference.use
      }
      let sources = elements.map(file.source)
      let items = Dictionary(grouping: sources.compactMap { itemHolders[$0] }) { $0 }
      for (index, items) in items where items.count > 1 { uses[index] = .item }
      for (index, use) in uses {
        components[index].repeatedIDs.append(
          RepeatedID(id: id, count: elements.count, source: sources[1], use: use)
        )
      }
    }
  }

  /// Longer ones are taken to differ.
  private static let longestTwin = 20_000

  /// Whether elements are the same letter by letter, so that it is no matter which is meant.
  private func areTwins(_ elements: [XML.Element]) -> Bool {
    let first = elements[0].source
    guard first.utf8.count <= Self.longestTwin else { return false }
    return elements.dropFirst().allSatisfy { $0.source == first }
  }
}

extension Component {
  /// The elements of the source that are its steps, its marks and its series.
  fileprivate var itemSources: [Int] {
    steps.map(\.source) + (chart?.marks.map(\.source) ?? [])
      + (chart?.series.map(\.source) ?? [])
  }
}
