internal import A11yModel
internal import SVGPainting

extension [Component] {
  /// The same, each animation with the innermost component that holds what it changes, or else the
  /// first.
  func animated(by animations: [Animation], _ file: SVGFile) -> [Component] {
    guard !animations.isEmpty, !isEmpty else { return self }
    var components = self
    let holders = Set(map(\.source))
    for animation in animations {
      let holder = file.holder(of: animation.source, among: holders)
      let place = firstIndex { $0.source == holder } ?? 0
      components[place].animations.append(animation)
    }
    return components
  }
}
