/// The sizes and weights of the platform's text styles (HIG, Typography, Specifications).
struct TypeScale {
  /// Points, and the weight, and the weight that emphasis selects.
  struct Entry {
    /// By Dynamic Type size; one for all where the platform has none.
    var sizes: [Double]

    /// From one line to the next, at the default size; nil where the table does not say.
    var leading: Double?
    var weight: Double
    var emphasized: Double

    init(_ sizes: [Double], leading: Double? = nil, weight: Double, emphasized: Double) {
      (self.sizes, self.leading) = (sizes, leading)
      (self.weight, self.emphasized) = (weight, emphasized)
    }

    func size(at size: DynamicTypeSize) -> Double {
      sizes.count > size.order ? sizes[size.order] : sizes[0]
    }
  }

  static func entry(_ style: TextStyle.Name, on platform: Platform) -> Entry? {
    platform == .ios ? ios[style] : macos[style]
  }

  /// iOS and iPadOS, from `xSmall` by way of `large`, the default, to `AX5`.
  private static let ios: [TextStyle.Name: Entry] = [
    .largeTitle: Entry(
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leading: 41,
      weight: 400,
      emphasized: 700
    ),
    .title: Entry(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leading: 34,
      weight: 400,
      emphasized: 700
    ),
    .title2: Entry(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leading: 28,
      weight: 400,
      emphasized: 700
    ),
    .title3: Entry(
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leading: 25,
      weight: 400,
      emphasized: 600
    ),
    .headline: Entry(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: 22,
      weight: 600,
      emphasized: 600
    ),
    .body: Entry(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leading: 22,
      weight: 400,
      emphasized: 600
    ),
    .callout: Entry(
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leading: 21,
      weight: 400,
      emphasized: 600
    ),
    .subheadline: Entry(
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leading: 20,
      weight: 400,
      emphasized: 600
    ),
    .footnote: Entry(
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leading: 18,
      weight: 400,
      emphasized: 600
    ),
    .caption: Entry(
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leading: 16,
      weight: 400,
      emphasized: 600
    ),
    .caption2: Entry(
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leading: 13,
      weight: 400,
      emphasized: 600
    ),
  ]

  /// macOS, which has no Dynamic Type.
  private static let macos: [TextStyle.Name: Entry] = [
    .largeTitle: Entry([26], weight: 400, emphasized: 700),
    .title: Entry([22], weight: 400, emphasized: 700),
    .title2: Entry([17], weight: 400, emphasized: 700),
    .title3: Entry([15], weight: 400, emphasized: 600),
    .headline: Entry([13], weight: 700, emphasized: 800),
    .body: Entry([13], weight: 400, emphasized: 600),
    .callout: Entry([12], weight: 400, emphasized: 600),
    .subheadline: Entry([11], weight: 400, emphasized: 600),
    .footnote: Entry([10], weight: 400, emphasized: 600),
    .caption: Entry([10], weight: 400, emphasized: 500),
    .caption2: Entry([10], weight: 500, emphasized: 600),
  ]
}
