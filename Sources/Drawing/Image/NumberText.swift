internal import Support

/// A number as attributes of SVG write it, as short as the eye allows.
struct NumberText: CustomStringConvertible {
  let description: String

  init(_ value: Double) {
    guard value.isFinite else {
      description = "0"
      return
    }
    // What is small is of a plane with small units.
    let places = abs(value) < 1 ? 1e6 : 1e4
    let rounded = abs(value) < 1e9 ? (value * places).rounded() / places : value
    description = DecimalText.short(rounded == 0 && abs(value) > 1e-12 ? value : rounded)
  }
}
