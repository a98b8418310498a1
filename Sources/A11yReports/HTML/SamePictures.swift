internal import A11yModel

/// The views of a component that look the same, which are shown once.
struct SamePictures {
  /// The views that look like one, by the first of them.
  private var groups: [Int: [Int]] = [:]
  private let views: [ComponentPictures.View]

  /// - Parameters:
  ///   - views: those of a component.
  ///   - folded: the same, as they are shown.
  init(_ views: [ComponentPictures.View], _ folded: [FoldedPictures.View]) {
    self.views = views
    for (index, view) in views.enumerated() {
      let first = groups.keys.first { other in
        view.vision == nil && views[other].vision == nil && view.state == views[other].state
          && folded[other] == folded[index]
      }
      groups[first ?? index, default: []].append(index)
    }
  }

  /// The views that are shown.
  var shown: [(offset: Int, element: ComponentPictures.View)] {
    views.enumerated().filter { groups[$0.offset] != nil }
  }

  /// The views that one shows, itself first; none where it is not shown.
  subscript(index: Int) -> [Int] { groups[index] ?? [] }

  /// What a view is called that is shown.
  func name(of index: Int) -> String {
    let names = self[index].map { views[$0].name }
    guard let last = names.last, names.count > 1 else { return views[index].name }
    return "the same in \(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
