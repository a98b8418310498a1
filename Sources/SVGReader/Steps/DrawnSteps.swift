internal import A11yModel
internal import SVGPainting
internal import XML

/// Steps of which assistive technology is not told: groups that are called so, or numbered circles on a
/// line with captions.
struct DrawnSteps {
  /// What their author calls what holds them; nil where that says nothing.
  var kind: Component.Kind?
  var items: [Item]

  /// One of the steps, by places among the sources.
  struct Item {
    var source: Int

    /// What says its name, with all that it holds.
    var caption: Int

    /// What belongs to it besides.
    var members: Set<Int> = []
  }

  /// All that belongs to them.
  var sources: Set<Int> { items.reduce(into: []) { $0.formUnion($1.members.union([$1.source])) } }

  /// Those of an image, in document order; none lie in others.
  ///
  /// - Parameter painter: an image that is painted.
  /// - Returns: those called so; where there are none, numbered circles.
  static func all(in painter: SVGPainter) -> [DrawnSteps] {
    let named = StepGroups(painter).all
    return named.isEmpty ? NumberedSteps(painter).all : named
  }
}

extension [A11yModel.Element] {
  /// Adds an element around what each step says of itself, where there is none.
  ///
  /// - Parameters:
  ///   - steps: the steps of the file.
  ///   - file: where the elements are from.
  /// - Returns: the new place of each element.
  mutating func add(_ steps: [DrawnSteps], _ file: SVGFile) -> [Int] {
    let starts = captionedRuns(of: steps, file)
    var new: [A11yModel.Element] = []
    var places: [Int] = []
    var around: (place: Int, run: Range<Int>, parent: Int?)?
    for index in indices {
      var element = self[index]
      let outer = element.parent
      element.parent = outer.map { places[$0] }
      if let (source, run) = starts[index] {
        around = (new.count, run, outer)
        new.append(Element(kind: .group, source: source, parent: element.parent, end: 0))
      }
      if let around, around.run.contains(index), around.parent == outer {
        element.parent = around.place
      }
      places.append(new.count)
      new.append(element)
    }
    new.setEnds()
    self = new
    return places
  }

  /// The elements of each step that follow one another and say its name, by the first of them; without the
  /// steps that are elements themselves.
  private func captionedRuns(
    of steps: [DrawnSteps],
    _ file: SVGFile
  ) -> [Int: (source: Int, run: Range<Int>)] {
    let known = Set(map(\.source))
    let items = steps.flatMap(\.items).filter { !known.contains($0.source) }
    var owners: [Int: Int] = [:]
    for (place, item) in items.enumerated() {
      for source in item.members.union([item.source]) { owners[source] = place }
    }
    let sources = Set(owners.keys)
    func owner(_ index: Int) -> Int? {
      file.holder(of: self[index].source, among: sources).flatMap { owners[$0] }
    }
    var runs: [Int: (source: Int, run: Range<Int>)] = [:]
    var next = 0
    while next < count {
      let start = next
      next += 1
      guard let step = owner(start) else { continue }
      while next < count, owner(next) == step,
        self[next].parent == self[start].parent || self[next].parent ?? 0 >= start
      {
        next += 1
      }
      let caption: Set<Int> = [items[step].caption]
      if (start..<next).contains(where: { file.holder(of: self[$0].source, among: caption) != nil })
      {
        runs[start] = (items[step].source, start..<next)
      }
    }
    return runs
  }
}
