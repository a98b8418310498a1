internal import A11yModel
internal import Palettes

/// A colour that another file defines and the document uses.
struct ForeignColor {
  let definition: ColorTable.Definition

  /// What it is in each variant; nil where that is not known.
  let values: [ColorTable.Resolved?]

  /// Where it is defined.
  let location: Location

  /// What stands for it among the sources of the document.
  var standIn: Source {
    Source(
      name: "color",
      parent: definition.source,
      ordinal: 1,
      line: location.line,
      column: location.column
    )
  }

  /// What its author says of its end; nil where nothing is.
  let deprecation: String?

  /// - Parameters:
  ///   - color: the colour.
  ///   - source: the element that imports it; the root where the project does.
  ///   - table: the colours of the platform.
  init(_ color: PaletteColor, in source: Int, _ table: ColorTable) {
    var definition = ColorTable.Definition(name: color.name, source: source)
    for value in color.values {
      let expression = Self.expression(value.meaning, color.name, table)
      definition.give(expression, in: value.variant?.index)
    }
    definition.isAssumed = color.isAssumed
    self.definition = definition
    var values = Variant.allCases.map { variant in
      definition.expression(in: variant.index).flatMap { table.resolve($0, in: variant.index) }
        .map(definition.resolved)
    }
    ColorTable.markAdaptive(&values, from: 0)
    self.values = values
    location = color.location ?? Location(file: color.name, line: 1, column: 1)
    deprecation = color.deprecation
  }

  private static func expression(
    _ meaning: PaletteColor.Meaning,
    _ name: String,
    _ table: ColorTable
  ) -> ColorExpression {
    switch meaning {
    case .color(let color): ColorExpression(.literal(color), name)
    case .system(let system): ColorExpression(.system(table.generation.row(system)), system)
    case .unknown(let reason): ColorExpression(.unknown(reason), name)
    }
  }
}
