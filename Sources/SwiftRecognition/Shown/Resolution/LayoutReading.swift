internal import SwiftEvaluation
internal import SwiftSource

/// Reads modifiers of size and place.
///
/// | what | by |
/// |---|---|
/// | a shape fills the room that it is offered: its frame, less what `padding` takes | Shape; View.padding(_:) |
/// | a circle fills the smaller side | Circle |
/// | `rotation3DEffect` changes the form that is drawn, and no colour | View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:) |
/// | `scaleEffect`, `rotationEffect` and `offset` change what is drawn, not the room | View.offset(x:y:) |
enum LayoutReading {
  /// Whether the modifier is one of these.
  static func apply(_ modifier: ViewNode.Modifier, to view: inout ShownView) -> Bool {
    let arguments = modifier.arguments
    let place = modifier.place
    switch modifier.name {
    case "frame": frame(arguments, at: place, &view)
    case "padding": padding(modifier, &view)
    case "offset":
      let x = Fact<Double>(arguments["x"] ?? .real(0), at: place)
      let y = Fact<Double>(arguments["y"] ?? .real(0), at: place)
      if case .known(let x, _) = x, case .known(let y, _) = y {
        view.size.offset = .known([x, y], at: place)
      } else {
        view.size.offset = .unknown(
          x.unknown ?? y.unknown ?? Unknown("an offset is not modelled", at: place)
        )
      }
    case "position":
      view.size.offset = .unknown(Unknown("a position is not modelled", at: place))
    case "rotationEffect", "rotation":
      let angle = degrees(arguments.unlabelled.first, at: place)
      if case .shape(var shape) = view.content {
        shape.rotation = sum(shape.rotation, angle)
        view.content = .shape(shape)
      } else {
        view.size.rotation = sum(view.size.rotation, angle)
      }
    case "rotation3DEffect":
      let unknown = Unknown("it is turned in space", at: place)
      view.size.scale = .unknown(unknown)
      view.size.width = .unknown(unknown)
      view.size.height = .unknown(unknown)
    case "scaleEffect" where arguments["x"] != nil || arguments["y"] != nil:
      scale(arguments, at: place, &view)
    case "scaleEffect":
      view.size.scale = Fact<Double>(arguments.unlabelled.first, at: place, "a scale")
    case "resizable": view.isResizable = true
    case "aspectRatio", "scaledToFit", "scaledToFill", "fixedSize", "layoutPriority",
      "ignoresSafeArea", "clipped", "id", "tag":
      break
    default: return false
    }
    return true
  }

  /// A scale along each side: along one alone, it is a part of the length that is drawn.
  private static func scale(
    _ arguments: [Value.Labelled],
    at place: Place,
    _ view: inout ShownView
  ) {
    let (x, y) = (
      Fact<Double>(arguments["x"] ?? .real(1), at: place, "a scale"),
      Fact<Double>(arguments["y"] ?? .real(1), at: place, "a scale")
    )
    switch (x, y) {
    case (.known(let x, _), .known(let y, _)) where x == y:
      view.size.scale = .known(x, at: place)
    case (.known(let part, _), .known(1, _)): take(part, \.width, at: place, &view)
    case (.known(1, _), .known(let part, _)): take(part, \.height, at: place, &view)
    default:
      view.size.scale = .unknown(
        x.unknown ?? y.unknown ?? Unknown("two scales are not modelled", at: place)
      )
    }
  }

  private static func take(
    _ part: Double,
    _ side: WritableKeyPath<ShownSize, Fact<ShownSize.Length>>,
    at place: Place,
    _ view: inout ShownView
  ) {
    switch view.size[keyPath: side].content {
    case .points(let points)?: view.size[keyPath: side] = .known(.points(points * part), at: place)
    case nil where view.size[keyPath: side].isAbsent:
      view.size[keyPath: side] = .known(.part(part, of: place), at: place)
    default:
      view.size[keyPath: side] = .unknown(Unknown("it depends on the layout", at: place))
    }
  }

  private static func sum(_ one: Fact<Double>, _ other: Fact<Double>) -> Fact<Double> {
    switch (one, other) {
    case (.absent, _): other
    case (.known(let one, _), .known(let other, let origin)): .known(one + other, origin)
    case (.unknown, _): one
    default: other
    }
  }

  /// Degrees of an angle.
  static func degrees(_ value: Value?, at place: Place) -> Fact<Double> {
    Fact(value, at: place, "an angle") {
      guard case .term(let term) = $0 else { return nil }
      if term.name == "zero" { return 0 }
      let inner = term.arguments.first
      guard let number = Fact<Double>(inner?.value, at: place).content else { return nil }
      let isRadians = term.name == "radians" || inner?.label == "radians"
      return isRadians ? number * 180 / .pi : number
    }
  }

  /// A length along a side: points, or a part of the room that a reader has along the same side.
  private static func length(
    _ value: Value?,
    _ side: String,
    at place: Place
  ) -> Fact<ShownSize.Length> {
    if let value = value?.unwrapped, let part = RoomLength(value) {
      guard part.side == side, part.added == 0 else {
        return .unknown(Unknown("it depends on the layout", at: place))
      }
      return .known(.part(part.factor, of: part.reader), at: place)
    }
    if case .real(.infinity)? = value?.unwrapped { return .known(.infinite, at: place) }
    return Fact<Double>(value, at: place, "a length").map { .points($0) }
  }

  private static func frame(
    _ arguments: [Value.Labelled],
    at place: Place,
    _ view: inout ShownView
  ) {
    let width = length(arguments["width"], "width", at: place)
    let height = length(arguments["height"], "height", at: place)
    if !width.isAbsent || !height.isAbsent {
      let isTaken =
        (!width.isAbsent && !view.size.width.isAbsent)
        || (!height.isAbsent && !view.size.height.isAbsent)
      let isPainted = view.paints.contains {
        switch $0.role {
        case .background, .border: true
        default: false
        }
      }
      if isTaken || isPainted || !view.clip.isAbsent {
        ViewResolver.wrap(&view, "frame", at: place)
      }
      view.take(width, height)
      least(arguments["width"], \.minimumWidth, at: place, &view)
      least(arguments["height"], \.minimumHeight, at: place, &view)
    }
    func set(_ label: String, _ path: WritableKeyPath<ShownSize, Fact<ShownSize.Length>>) {
      let side = label.hasSuffix("Width") ? "width" : "height"
      let length = length(arguments[label], side, at: place)
      if !length.isAbsent, view.size[keyPath: path].isAbsent { view.size[keyPath: path] = length }
    }
    set("maxWidth", \.maximumWidth)
    set("maxHeight", \.maximumHeight)
    set("minWidth", \.minimumWidth)
    set("minHeight", \.minimumHeight)
  }

  /// The least length of a part of a room.
  private static func least(
    _ value: Value?,
    _ path: WritableKeyPath<ShownSize, Fact<ShownSize.Length>>,
    at place: Place,
    _ view: inout ShownView
  ) {
    guard let least = value.flatMap({ RoomLength($0.unwrapped) })?.least else { return }
    view.size[keyPath: path] = .known(.points(least), at: place)
  }

  private static func padding(_ modifier: ViewNode.Modifier, _ view: inout ShownView) {
    let place = modifier.place
    guard case .known(let own, _) = insets(modifier) else {
      view.size.padding = .unknown(Unknown("the system's padding", at: place))
      return
    }
    switch view.size.padding {
    case .absent: view.size.padding = .known(own, at: place)
    case .known(let before, _):
      view.size.padding = .known(zip(before, own).map { $0 + $1 }, at: place)
    case .unknown: break
    }
  }

  /// What a padding adds on each side.
  private static func insets(_ modifier: ViewNode.Modifier) -> Fact<[Double]> {
    let place = modifier.place
    let values = modifier.arguments.unlabelled.map(\.unwrapped)
    if values.count == 1, case .term(let term) = values[0], term.type == "EdgeInsets" {
      let sides = ["top", "leading", "bottom", "trailing"].map {
        Fact<Double>(term.arguments[$0], at: place).content
      }
      let known = sides.compactMap(\.self)
      return known.count == 4 ? .known(known, at: place) : .absent
    }
    guard let length = values.last.flatMap({ Fact<Double>($0, at: place).content }) else {
      return .absent
    }
    guard values.count > 1 else {
      return .known([length, length, length, length], at: place)
    }
    guard let names = names(of: values[0]) else { return .absent }
    let sides: [Set<String>] = [
      ["top", "vertical", "all"], ["leading", "horizontal", "all"],
      ["bottom", "vertical", "all"], ["trailing", "horizontal", "all"],
    ]
    return .known(sides.map { $0.isDisjoint(with: names) ? 0 : length }, at: place)
  }

  /// The names of the members of an option set.
  static func names(of value: Value) -> Set<String>? {
    switch value.unwrapped {
    case .term(let term) where term.receiver == nil: return [term.name]
    case .array(let elements, _):
      var names: Set<String> = []
      for element in elements {
        guard let inner = self.names(of: element) else { return nil }
        names.formUnion(inner)
      }
      return names
    default: return nil
    }
  }
}
