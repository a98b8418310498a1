internal import XML

/// Gradients and patterns of a drawing, each with an id of its own.
struct PaintServers {
  /// What ids begin with, so that several drawings can stand on one page.
  let prefix: String
  private(set) var markup: [Markup] = []
  private var hasChecks = false
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  private mutating func nextID(_ name: String) -> String {
    count += 1
    return "\(prefix)\(name)-\(count)"
  }

  /// What a paint is called where it is used.
  mutating func paint(_ coat: PaintedCoat, _ form: CoatForm) -> String {
    if form.isUnknown { checks() }
    guard form.count > 1 else {
      return coat.isUnknown ? checkered : coat.colors.first ?? "none"
    }
    let id = gradient(coat, form)
    if coat.isUnknown { return checkered }
    return coat.colors.isEmpty ? "none" : "url(#\(id))"
  }

  private mutating func gradient(_ coat: PaintedCoat, _ form: CoatForm) -> String {
    let id = nextID("gradient")
    var stops: [Markup] = []
    for index in 0..<form.count {
      let color =
        coat.colors.isEmpty
        ? "none" : coat.colors[min(index, coat.colors.count - 1)]
      let last = Double(max(form.count - 1, 1))
      let offsets =
        form.isStepped
        ? [Double(index) / Double(form.count), Double(index + 1) / Double(form.count)]
        : [Double(index) / last]
      for offset in offsets {
        stops.append(
          Markup(
            "stop",
            [
              ("offset", "\((100 * offset).written)%"),
              ("stop-color", color == "none" ? "#808080" : color),
            ]
          )
        )
      }
    }
    markup.append(Markup("linearGradient", [("id", id)], children: stops))
    return id
  }

  /// The paint of what is not known.
  private var checkered: String { "url(#\(prefix)unknown)" }

  private mutating func checks() {
    guard !hasChecks else { return }
    hasChecks = true
    markup.append(
      Markup(
        "pattern",
        [
          ("id", "\(prefix)unknown"), ("width", "8"), ("height", "8"),
          ("patternUnits", "userSpaceOnUse"),
        ],
        children: [
          Markup("path", [("d", "M0 0h8v8H0z"), ("fill", "#FFFFFF")]),
          Markup("path", [("d", "M0 0h4v8h4V4H0z"), ("fill", "#B0B0B0")]),
        ]
      )
    )
  }

  /// What repeats in a square of 6 points in patterns whose names begin so; others are stripes.
  private static let hatches: [(name: String, path: String)] = [
    ("dot", "M2 2h2v2H2z"), ("grid", "M0 0h6v1.5H1.5V6H0z"),
    ("cross", "M0 0h6v1.5H1.5V6H0z"), ("wave", "M0 2l3-2 3 2v2L3 2 0 4z"),
    ("zig", "M0 2l3-2 3 2v2L3 2 0 4z"), ("horizontal", "M0 0h6v2H0z"), ("vertical", "M0 0h2v6H0z"),
  ]

  /// A pattern over an area, in the colour that lies behind it.
  ///
  /// - Parameters:
  ///   - name: what its author calls it.
  ///   - color: the colour behind.
  /// - Returns: what paints with it.
  mutating func hatch(_ name: String, _ color: String) -> String {
    let id = nextID("hatch")
    let known = Self.hatches.first { name.lowercased().hasPrefix($0.name) }
    let attributes: [(name: String, value: String)] = [
      ("id", id), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
    ]
    markup.append(
      Markup(
        "pattern",
        attributes + (known == nil ? [("patternTransform", "rotate(45)")] : []),
        children: [Markup("path", [("d", known?.path ?? "M0 0h2v6H0z"), ("fill", color)])]
      )
    )
    return "url(#\(id))"
  }

  /// The paint of what is not known, with its pattern.
  mutating func unknown() -> String {
    checks()
    return checkered
  }
}
