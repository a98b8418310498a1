internal import A11yModel
internal import Listening
internal import Looking

extension HitArea {
  /// The numbers behind what is said of it, and how wide and how high it is to be.
  func particulars(_ threshold: Double) -> Particulars {
    let known = isSizeKnown ? (width: width.lowerBound, height: height.lowerBound) : nil
    return [
      "width": known?.width, "height": known?.height, "spacing": spacing, "threshold": threshold,
      "wide": known.map { max($0.width, threshold) }, "extent": extent,
      "high": known.map { max($0.height, threshold) },
    ]
  }
}

extension PointerTargets {
  /// What is reported of a target.
  static let evidence = ["width", "height", "spacing", "threshold"]

  /// What else is named of it.
  static let terms = ["extent", "high", "name", "wide"]
}
