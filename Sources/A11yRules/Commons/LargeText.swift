internal import A11yModel

/// The contrast a text needs by its size: certain only where all readings of its size agree.
struct TextThreshold: Hashable, Sendable {
  /// What it needs if it counts as large text wherever that is possible.
  var least: Double

  /// What it needs if it counts as large text only where that is certain.
  var most: Double

  /// What is missing for the two to agree; nil where they do.
  var missing: String?

  /// - Parameters:
  ///   - style: how the text is set.
  ///   - largeText: what counts as large.
  ///   - normal: the ratio that other text needs.
  ///   - large: the ratio that large text needs.
  init(_ style: TextStyle, _ largeText: Profile.LargeText, normal: Double, large: Double) {
    let size = style.size.value
    let weight = style.weight.value
    var readings: Set<Bool> = []
    for size in size.map({ [$0] }) ?? [0, .infinity] {
      for weight in weight.map({ [$0] }) ?? [400, 700] {
        readings.formUnion(Self.isLarge(size, weight, largeText))
      }
    }
    least = readings.contains(true) ? large : normal
    most = readings.contains(false) ? normal : large
    if least != most {
      missing =
        style.size.missing ?? style.weight.missing
        ?? "whether the platform’s points are WCAG’s points, which are a third larger"
    }
  }

  /// Every answer that a reading of the standard gives.
  private static func isLarge(
    _ size: Double,
    _ weight: Double,
    _ largeText: Profile.LargeText
  ) -> Set<Bool> {
    switch largeText {
    case .apple:
      // HIG, Accessibility: 18 points, or any bold; the emphasized weights are bold to it.
      return [size >= 18 || weight >= 600]
    case .either:
      // WCAG 2.2, large scale: 18 points or 14 bold, a point being 1.333 CSS pixels; WCAG2ICT
      // makes the platform's point a CSS pixel.
      let isBold = weight >= 700
      let strictly = size >= 24 || (size >= 14.0 * 4 / 3 && isBold)
      let commonly = size >= 18 || (size >= 14 && isBold)
      return [strictly, commonly]
    }
  }
}
