internal import CSS
internal import SVGPainting
internal import XML

/// What refers to what within an image: in no circle, and standing for no more than can be drawn.
struct ImageReferences {
  private let file: SVGFile
  private let styles: DocumentStyles

  /// The numbers of what is referred to, by the places of the elements in document order.
  private(set) var numbers: [Int: Int] = [:]

  /// The same places in their order.
  private var targets: [Int] = []
  private var broken: Set<Link> = []

  /// Of each element from the root on, whether `use` shows it again.
  private var copied: [Bool]

  // While they are followed.
  private var costs: [Int: Cost] = [:]
  private var open: Set<Int> = []
  private var found: Set<Int> = []
  private var ofStyles: [Int: [XML.Element]] = [:]

  /// From one element to another, by their places in document order.
  private struct Link: Hashable {
    var from: Int
    var to: Int
  }

  /// What drawing something takes.
  private struct Cost {
    /// How many elements it stands for, and how many of them are shown by reference.
    var elements = 0
    var repeated = 0

    /// How many references lead on from it, one after another.
    var depth = 0
  }

  /// How many elements are shown by reference in all, and within one that is itself shown so: a few bytes
  /// of nested references stand for any number.
  private static let mostRepeated = 20_000
  private static let mostRepeatedWithin = 1_000
  private static let mostDepth = 32

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    (self.file, self.styles) = (file, styles)
    copied = Array(repeating: false, count: file.root.nodeCount)
    var whole = Cost()
    var shown = [file.root]
    while let element = shown.popLast() {
      follow(element, &whole, most: Self.mostRepeated)
      for child in element.elements where !InertVocabulary.resources.contains(child.name) {
        if !isHidden(child) { shown.append(child) }
      }
    }
    targets = found.sorted()
    numbers = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1, $0 + 1) })
  }

  /// What an element refers to; nil where that is nothing that is kept.
  func target(_ address: String, of kind: ReferenceKind, from element: XML.Element) -> XML.Element?
  {
    guard let target = Self.target(address, of: kind, in: file),
      !broken.contains(Link(from: element.order, to: target.order)),
      numbers[target.order] != nil
    else { return nil }
    return target
  }

  /// Whether a reference is one that was given up.
  func isBroken(_ address: String, from element: XML.Element) -> Bool {
    file.target(of: address).map {
      broken.contains(Link(from: element.order, to: $0.order))
    } ?? false
  }

  /// Whether anything that is referred to lies within an element.
  func lie(within element: XML.Element) -> Bool {
    var (low, high) = (0, targets.count)
    while low < high {
      let middle = (low + high) / 2
      if targets[middle] > element.order { high = middle } else { low = middle + 1 }
    }
    return low < targets.count && targets[low] < element.order + element.nodeCount
  }

  /// Whether `use` shows an element again.
  func areCopied(_ element: XML.Element) -> Bool { copied[element.order - file.root.order] }

  /// Whether it is not displayed in any appearance.
  func isHidden(_ element: XML.Element) -> Bool {
    styles.groups.allSatisfy { styles.style(of: element, in: $0[0]).own.display == .none }
  }

  // MARK: following

  private static func target(
    _ address: String,
    of kind: ReferenceKind,
    in file: SVGFile
  ) -> XML.Element? {
    file.target(of: address).flatMap { $0.isSVG && kind.targets.contains($0.name) ? $0 : nil }
  }

  /// Adds what the references of an element stand for, and gives up those that would take too much.
  private mutating func follow(_ element: XML.Element, _ whole: inout Cost, most: Int) {
    whole.elements += 1
    var next = links(ofStyleOf: element)
    if let kind = ReferenceKind.address(of: element.name), let address = element.address,
      let target = Self.target(address, of: kind, in: file)
    {
      next.append(target)
      if kind == .copy {
        let start = target.order - file.root.order
        for place in start..<start + target.nodeCount { copied[place] = true }
      }
    }
    for target in next {
      let link = Link(from: element.order, to: target.order)
      guard let cost = cost(of: target), !broken.contains(link),
        whole.repeated + cost.elements <= most, cost.depth < Self.mostDepth
      else {
        broken.insert(link)
        continue
      }
      found.insert(target.order)
      whole.elements += cost.elements
      whole.repeated += cost.elements
      whole.depth = max(whole.depth, cost.depth + 1)
    }
  }

  /// What something takes that is referred to; nil where that leads back to it, or too far.
  private mutating func cost(of target: XML.Element) -> Cost? {
    if let known = costs[target.order] { return known }
    guard open.count < Self.mostDepth, open.insert(target.order).inserted else { return nil }
    var cost = Cost()
    var inner = [target]
    while let element = inner.popLast() {
      follow(element, &cost, most: Self.mostRepeatedWithin)
      inner += element.children
    }
    open.remove(target.order)
    costs[target.order] = cost
    return cost
  }

  /// What the styles of an element refer to in any appearance.
  private mutating func links(ofStyleOf element: XML.Element) -> [XML.Element] {
    var links: [XML.Element] = []
    for number in Set(styles.groups.map { styles.number(of: element, in: $0[0]) }).sorted() {
      links += ofStyles[number] ?? self.links(of: styles.styles[number])
      if ofStyles[number] == nil { ofStyles[number] = links }
    }
    return links
  }

  private func links(of style: ComputedStyle) -> [XML.Element] {
    let paints = [style.fillPaint, style.strokePaint].compactMap { paint in
      if case .reference(let address, _) = paint {
        Self.target(address, of: .paint, in: file)
      } else {
        nil
      }
    }
    let others: [(StyleReference, ReferenceKind)] = [
      (style.own.clipPath, .clip), (style.own.mask, .mask), (style.markerStart, .marker),
      (style.markerMid, .marker), (style.markerEnd, .marker),
    ]
    return paints
      + others.compactMap { reference, kind in
        if case .address(let address) = reference {
          Self.target(address, of: kind, in: file)
        } else {
          nil
        }
      }
  }
}
