internal import A11yModel

/// What is heard of a mark that is met by itself.
struct MarkSpeech: Sendable {
  /// An index into the chart's marks.
  var mark: Int

  /// The mark's element, and the stops in it; indexes into the elements of the first snapshot.
  var element: Int
  var stops: [Int]
  var announcement: Announcement

  /// What is heard without “2 of 7”, which a list says of its own.
  var content: String
}

extension ComponentFacts {
  /// What is heard of each mark that is met by itself, one after another.
  var markSpeeches: some Sequence<MarkSpeech> {
    let tree = trees.first
    let elements = tree?.elements ?? []
    return elements.indices.lazy.compactMap { index -> MarkSpeech? in
      guard let tree, elements[index].kind == .mark, case .mark(let mark) = elements[index].subject
      else { return nil }
      let stops = tree.exposed(in: index)
      guard !stops.isEmpty else { return nil }
      let announcement = tree.announcement(ofAllIn: index)
      let place = elements[index].listPosition.map { "\($0.position) of \($0.count)" }
      return MarkSpeech(
        mark: mark,
        element: index,
        stops: stops,
        announcement: announcement,
        content: announcement.pieces.filter { $0 != place }.joined(separator: ", ")
      )
    }
  }

  /// The target of what is heard of a mark: the mark, at its first stop.
  func target(of speech: MarkSpeech) -> Target {
    let element = trees[0].elements[speech.stops[0]]
    return Target(component.chart?.marks[speech.mark].source ?? element.source, at: element.source)
  }
}
