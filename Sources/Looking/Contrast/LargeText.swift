package import A11yModel
package import RuleCatalogue

/// The contrast a text needs by its size: certain only where all readings of its size agree.
package struct TextThreshold: Hashable, Sendable {
  /// What it needs if it counts as large text wherever that is possible.
  package var least: Double

  /// What it needs if it counts as large text only where that is certain.
  package var most: Double

  /// What is missing for the two to agree; nil where they do.
  package var missing: String?

  /// - Parameters:
  ///   - style: how the text is set.
  ///   - largeText: what counts as large.
  ///   - normal: the ratio that other text needs.
  ///   - large: the ratio that large text needs.
  package init(_ style: TextStyle, _ largeText: Profile.LargeText, normal: Double, large: Double) {
    var (mayBeLarge, mayBeNormal) = (false, false)
    func read(_ size: Double, _ weight: Double) {
      let reading = Self.isLarge(size, weight, style.unit, largeText)
      mayBeLarge = mayBeLarge || reading.commonly
      mayBeNormal = mayBeNormal || !reading.strictly
    }
    switch (style.size.value, style.weight.value) {
    case (let size?, let weight?): read(size, weight)
    // Of what is not known, the extremes stand for all.
    case (let size?, nil):
      read(size, 400)
      read(size, 700)
    case (nil, let weight):
      for weight in weight.map({ [$0] }) ?? [400, 700] {
        read(0, weight)
        read(.infinity, weight)
      }
    }
    least = mayBeLarge ? large : normal
    most = mayBeNormal ? normal : large
    if least != most {
      missing =
        style.size.missing ?? style.weight.missing
        ?? "whether the platform’s points are WCAG’s points, which are a third larger"
    }
  }

  /// The answers of a strict reading of the standard and of the common one; a text that is large
  /// to the former is so to the latter.
  private static func isLarge(
    _ size: Double,
    _ weight: Double,
    _ unit: TextStyle.Unit,
    _ largeText: Profile.LargeText
  ) -> (strictly: Bool, commonly: Bool) {
    switch largeText {
    case .apple:
      // HIG, Accessibility: 18 points, or any bold; the emphasized weights are bold to it.
      let isLarge = size >= 18 || weight >= 600
      return (isLarge, isLarge)
    case .either:
      // WCAG 2.2, large scale: 18 points or 14 bold, a point being 1.333 CSS pixels; WCAG2ICT
      // makes the platform's point a CSS pixel.
      let isBold = weight >= 700
      let strictly = size >= 24 || (size >= 14.0 * 4 / 3 && isBold)
      if unit == .pixel { return (strictly, strictly) }
      let commonly = size >= 18 || (size >= 14 && isBold)
      return (strictly, commonly)
    }
  }
}
