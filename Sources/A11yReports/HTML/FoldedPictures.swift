package import XML

/// Pictures of one thing that differ in paints, held once: the paints that differ are custom properties,
/// which each view sets.
///
/// A picture whose elements are others than those of the first is held once more.
package struct FoldedPictures {
  /// Each a `symbol`, with the paint servers that the views have.
  package private(set) var symbols: [Markup] = []

  /// A picture as it is shown: which symbol, and what it sets there.
  package struct View: Hashable, Sendable {
    package var symbol: String
    package var properties: [Property]

    /// As a `style` attribute.
    package var style: String { properties.map { "\($0.name):\($0.value)" }.joined(separator: ";") }
  }

  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// In the order of the pictures.
  package private(set) var views: [View] = []

  /// The properties that paint a target, by its path: what a view sets to show it in another colour.
  private var owners: [String: [String]] = [:]

  private let id: String
  private let apart: Set<String>

  /// - Parameters:
  ///   - pictures: `svg` elements whose ids all begin with the id.
  ///   - id: what ids of the symbols begin with.
  ///   - targets: the paths of what has properties of its own, whatever else has the same colours.
  package init(_ pictures: [Markup], id: String, apart targets: Set<String> = []) {
    self.id = id
    apart = targets
    var forms: [PictureForm] = []
    var groups: [[Int]] = []
    var servers = PaintServerPool(id: id)
    let plain = pictures.map { servers.withoutServers($0) }
    for (index, picture) in plain.enumerated() {
      let form = PictureForm(picture)
      if let place = forms.firstIndex(of: form) {
        groups[place].append(index)
      } else {
        forms.append(form)
        groups.append([index])
      }
    }
    views = pictures.map { _ in View(symbol: "", properties: []) }
    for (number, group) in groups.enumerated() {
      // An id is on a page once.
      let names = PaintServerPool.ids(in: plain[group[0]]).map { ($0, "\(id)x\(number)\($0)") }
      let unique = Dictionary(names) { first, _ in first }
      let pictures = group.map {
        number == 0 ? plain[$0] : PaintServerPool.renamed(plain[$0], unique)
      }
      hold(pictures, at: group, "\(id)s\(number)")
    }
    if !servers.markup.isEmpty { symbols.insert(Markup("defs", children: servers.markup), at: 0) }
  }

  /// What a view sets to show a target in other colours; none where it has no paints of its own.
  package func properties(of target: String) -> [String] { owners[target] ?? [] }

  private mutating func hold(_ pictures: [Markup], at places: [Int], _ symbol: String) {
    var fold = PaintFold(apart: apart)
    guard !pictures.isEmpty else { return }
    let folded = fold.folded(pictures, target: nil)
    // The view says how large it is shown, and what.
    let own = folded.attributes.filter { !["xmlns", "width", "height", "role"].contains($0.name) }
    symbols.append(Markup("symbol", [("id", symbol)] + own, content: folded.content))
    for (column, place) in places.enumerated() {
      let properties = fold.values.map { Property(name: $0.name, value: $0.values[column]) }
      views[place] = View(symbol: symbol, properties: properties)
    }
    for (target, names) in fold.owners { owners[target, default: []] += names }
  }
}

/// Paints that differ between pictures of equal form.
private struct PaintFold {
  let apart: Set<String>

  /// What each picture sets a property to.
  private(set) var values: [(name: String, values: [String])] = []
  private(set) var owners: [String: [String]] = [:]
  private var names: [Key: String] = [:]

  private struct Key: Hashable {
    var target: String?
    var values: [String]
  }

  init(apart: Set<String>) { self.apart = apart }

  mutating func folded(_ elements: [Markup], target: String?) -> Markup {
    let first = elements[0]
    let target = first.attributes.first { $0.name == "data-target" }?.value ?? target
    var attributes: [(name: String, value: String)] = []
    for (index, attribute) in first.attributes.enumerated() where !attribute.name.hasPrefix("data-")
    {
      let values = elements.map { $0.attributes[index].value }
      attributes.append((attribute.name, value(attribute.name, values, target)))
    }
    let content = first.content.indices.flatMap { index -> [Markup.Content] in
      let children = elements.compactMap { element -> Markup? in
        if case .element(let child) = element.content[index] { child } else { nil }
      }
      guard let child = children.first else { return [first.content[index]] }
      // The view itself says what it shows.
      guard !["title", "desc"].contains(child.name) else { return [] }
      let folded = folded(children, target: target)
      return folded.name == "g" && folded.attributes.isEmpty ? folded.content : [.element(folded)]
    }
    return Markup(first.name, attributes, content: content)
  }

  private mutating func value(_ name: String, _ values: [String], _ target: String?) -> String {
    let isApart = target.map(apart.contains) ?? false
    let isPaint = PictureForm.paints.contains(name) && values[0] != "none"
    guard Set(values).count > 1 || isApart && isPaint && !name.hasSuffix("opacity") else {
      return values[0]
    }
    let key = Key(target: isApart ? target : nil, values: values)
    let property = names[key] ?? "--\(names.count)"
    if names[key] == nil {
      names[key] = property
      self.values.append((property, values))
    }
    if let target, isApart, owners[target]?.contains(property) != true {
      owners[target, default: []].append(property)
    }
    return "var(\(property))"
  }
}
