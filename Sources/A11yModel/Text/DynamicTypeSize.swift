/// A text size that people can choose on iOS (Dynamic Type; HIG, Typography).
@usableFromInline package enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  /// What nobody has changed.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  // The accessibility sizes, which are chosen in another place.
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"
}

extension DynamicTypeSize: Comparable {
  @usableFromInline package static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.order < right.order
  }

  /// The place among all, from 0.
  var order: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }
}
