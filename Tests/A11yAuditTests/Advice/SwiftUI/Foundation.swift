// What Foundation has on Apple's systems and not on Linux.

extension String {
  // swift/string/init(localized:table:bundle:locale:comment:)
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { stub() }

  // swift/string/localizationvalue
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { stub() }
  }
}

extension Measurement where UnitType: Dimension {
  // foundation/measurement/formatted(_:)
  public func formatted(_ style: FormatStyle) -> String { stub() }

  // foundation/measurement/formatstyle
  public struct FormatStyle {
    // foundation/measurement/formatstyle/unitwidth
    public struct UnitWidth {
      // foundation/measurement/formatstyle/unitwidth/wide
      public static var wide: UnitWidth { stub() }
    }

    // foundation/formatstyle/measurement(width:usage:numberformatstyle:)
    public static func measurement(width: UnitWidth) -> FormatStyle { stub() }
  }
}

// foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { stub() }
}
