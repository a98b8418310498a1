package import A11yModel
package import RuleCatalogue
internal import Support

/// How a text is set for people who have enlarged it.
package struct EnlargedText {
  /// Points.
  package let size: Double
  let lineHeight: Double

  /// What people have chosen, as far as the text follows: a Dynamic Type size, or a percentage where
  /// there is none.
  package let choice: String

  /// - Parameters:
  ///   - style: how it is set at the default text size; its size must be known.
  ///   - platform: the system it is for.
  ///   - enlargement: how far it is enlarged.
  ///   - percent: what is asked for where it is not the largest text size.
  ///   - lineHeight: a line's height as a multiple of the size, where the platform does not say.
  package init?(
    _ style: TextStyle,
    _ platform: Platform,
    _ enlargement: Profile.Enlargement,
    percent: Double,
    lineHeight: Double
  ) {
    guard let own = style.size.value, own > 0 else { return nil }
    switch platform {
    case .macos:
      size = own * percent / 100
      choice = "\(DecimalText.short(percent)) %"
    case .ios:
      var chosen = DynamicTypeSize.ax5
      if enlargement == .double {
        var free = style
        free.limit = nil
        chosen =
          DynamicTypeSize.allCases.first { size in
            free.size(at: size).map { $0 >= own * percent / 100 } ?? false
          } ?? .ax5
      }
      guard let grown = style.size(at: chosen) else { return nil }
      size = grown
      // Who chooses more gets no more than the limit.
      choice = min(chosen, style.limit ?? chosen).rawValue
    }
    self.lineHeight = size * (style.lineSpacing(on: platform) ?? lineHeight)
  }
}
