internal import A11yModel
internal import XML

/// A gauge, a progress ring or a progress bar that has no role: an image is told to be one by its
/// words, and a track with a filled part is seen in it, or the dial of a gauge, and little else.
struct ToldProgress {
  private let painter: SVGPainter
  private let finder: TrackFinder

  /// What it would be by its words.
  private let role: A11yModel.Element.Role?

  /// Where more is painted, it is something else.
  private static let mostShapes = 120

  /// Units; gauges that are drawn in fewer are symbols.
  private static let leastDial = 48.0

  /// - Parameters:
  ///   - painter: an image that is painted.
  ///   - animations: what moves in it.
  /// - Returns: the progress that it is; nil where it is none.
  static func find(_ painter: SVGPainter, _ animations: [Animation]) -> SVGComponents.Found? {
    guard let told = ToldProgress(painter), told.isAlone else { return nil }
    // What turns for ever shows that something goes on, and not how far it is.
    let isEndless = animations.contains { $0.kind.isSpatial && $0.repeats == .infinity }
    var progress = Progress(
      form: isEndless ? .spinner : .bar,
      isDeterminate: !isEndless,
      value: .absent,
      minimum: 0,
      maximum: 100,
      unit: .absent
    )
    progress.role = told.role
    return SVGComponents.Found(
      element: 0,
      id: painter.file.root["id"],
      progress: progress,
      isAssumed: true
    )
  }

  private init?(_ painter: SVGPainter) {
    let root = painter.file.root
    guard (1...Self.mostShapes).contains(painter.shapes.count), !Self.isOtherwiseTold(root),
      let words = Words(painter)
    else { return nil }
    let finder = TrackFinder(painter.shapes, painter.canvas)
    let isSeen =
      switch words.role {
      // Filled parts side by side make up a whole, unless they are the ranges of a gauge.
      case .meter?:
        finder.track != nil || finder.pairs.isEmpty && !finder.dial.isEmpty && Self.isLarge(root)
      case .some: finder.only != nil || finder.track != nil && finder.isNested
      // Where it is not called so, it shows what it says.
      case nil: finder.only.map { words.tell($0.share * 100) } ?? false
      }
    guard isSeen else { return nil }
    (self.painter, self.finder, role) = (painter, finder, words.role)
  }

  /// Whether an image says that it is a chart or a symbol.
  private static func isOtherwiseTold(_ root: XML.Element) -> Bool {
    ToldForm.isNamed(root) || (root["class"]?.lowercased().contains("icon") ?? false)
  }

  private static func isLarge(_ root: XML.Element) -> Bool {
    let units = root["viewBox"].flatMap(ViewBox.init).map { max($0.width, $0.height) }
    return (units ?? .infinity) > leastDial
  }

  /// Whether what is painted besides lies in it or behind it, is a thin line, as a tick or a frame, or
  /// is small, as an icon.
  private var isAlone: Bool {
    let track = (finder.track.map { [$0] } ?? finder.dial)
      .reduce(Box.empty) { $0.union(painter.shapes[$1].box) }
    let extent = max(track.width, track.height)
    let around = track.expanded(by: extent * 0.1)
    return painter.shapes.allSatisfy { shape in
      let isThin = shape.fill == nil && shape.strokeWidth <= 2.5
      let isSmall = max(shape.box.width, shape.box.height) <= extent * 0.1
      return isThin || isSmall || around.contains(shape.box) || shape.box.contains(track)
    }
  }

  /// What an image says of itself, in its name, its classes and ids and its texts.
  private struct Words {
    /// What it is called; nil where it is called neither.
    private(set) var role: A11yModel.Element.Role?

    private var percentages: [Double] = []

    /// Nil where nothing says that it shows how far something is.
    init?(_ painter: SVGPainter) {
      let root = painter.file.root
      let names = [root["aria-roledescription"], root["aria-label"], SVGNames.title(of: root)]
        .compactMap(\.self)
      role = names.lazy.compactMap(ProgressVocabulary.role).first
      var open = [root]
      var count = 0
      while role != .meter, let element = open.popLast(), count < Self.mostElements {
        count += 1
        for name in [element["class"], element["id"]] {
          let told = ProgressVocabulary.role(in: name)
          role = told == .meter ? told : role ?? told
        }
        open += element.children.filter { !SVGInclusion.unrendered.contains($0.name) }
      }
      guard role == nil else { return }
      percentages = (names + painter.texts.map(\.text)).flatMap(ProgressVocabulary.percentages)
      guard !percentages.isEmpty else { return nil }
    }

    /// Whether one of its texts tells a share, in percent.
    func tell(_ share: Double) -> Bool { percentages.contains { abs($0 - share) <= 2 } }

    private static let mostElements = 500
  }
}
