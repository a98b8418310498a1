internal import SwiftEvaluation
internal import SwiftSource

/// Reads the path of a shape of the source as one arc.
///
/// | what | by |
/// |---|---|
/// | angles grow clockwise on the screen, whose y axis points down; `clockwise: true` is the other way | Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:) |
struct PathReading {
  /// Degrees from three o'clock, clockwise on the screen.
  var start: Fact<Double>
  var end: Fact<Double>
  /// The line of `strokedPath`.
  var stroke: Paint.Stroke?

  /// The arc that a path draws; nil where it draws something else as well.
  static func arc(_ path: Term) -> PathReading? {
    let place = path.place
    switch (path.name, path.receiver) {
    case ("addArc", .term(let base)?) where base.name == "init" && base.arguments.isEmpty:
      var arc = PathReading(
        start: LayoutReading.degrees(path.arguments["startAngle"], at: place),
        end: LayoutReading.degrees(path.arguments["endAngle"], at: place)
      )
      switch Fact<Bool>(path.arguments["clockwise"], at: place) {
      case .known(false, _): break
      case .known(true, _): swap(&arc.start, &arc.end)
      case .unknown(let unknown):
        arc = PathReading(start: .unknown(unknown), end: .unknown(unknown))
      case .absent: return nil
      }
      return arc
    case ("strokedPath", .term(let base)?):
      var arc = arc(base)
      arc?.stroke = path.arguments.first.map { Paint.Stroke($0.value, at: place) }
      return arc
    default: return nil
    }
  }
}
