public import A11yModel

/// How somebody sees a drawing.
public enum Vision: String, Hashable, Sendable, CaseIterable {
  case protan
  case deutan
  case tritan
  /// Lightness alone, as in a print without colours.
  case grey

  /// What is seen of an opaque colour.
  public func seen(_ color: Color) -> Color {
    switch self {
    case .protan: ColorVision.protan.simulated(color)
    case .deutan: ColorVision.deutan.simulated(color)
    case .tritan: ColorVision.tritan.simulated(color)
    case .grey: Self.grey(as: color)
    }
  }

  /// The grey of the same luminance.
  private static func grey(as color: Color) -> Color {
    let luminance = color.relativeLuminance
    var (low, high) = (0, 255)
    while high - low > 1 {
      let middle = (low + high) / 2
      if greys[middle].relativeLuminance <= luminance { low = middle } else { high = middle }
    }
    let isNearer =
      greys[high].relativeLuminance - luminance < luminance - greys[low].relativeLuminance
    return greys[isNearer ? high : low]
  }

  private static let greys = (0...255).map { Color(hex: UInt32($0) * 0x010101) }
}
