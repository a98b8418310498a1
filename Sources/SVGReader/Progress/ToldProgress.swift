internal import A11yModel
internal import ChartRecognition
internal import ChartWords
internal import Geometry
internal import SVGPainting
internal import Support
internal import XML

/// A gauge, a progress ring or a progress bar without the role of one, or several: an image is told to be
/// one by its words, and a track with a filled part is seen in it, or the dial of a gauge, and little else.
struct ToldProgress {
  private let painter: SVGPainter
  private let finder: TrackFinder

  private let words: Words

  /// Units; what is drawn in fewer is a symbol.
  private static let (leastTrack, leastDial) = (24.0, 48.0)

  /// - Parameters:
  ///   - painter: an image that is painted.
  ///   - animations: what moves in it.
  /// - Returns: the progress that it is; nil where it is none.
  static func find(_ painter: SVGPainter, _ animations: [Animation]) -> FoundProgress? {
    guard let told = ToldProgress(painter), told.isAlone else { return nil }
    // What turns for ever shows that something goes on, and not how far it is, but where it says so.
    let isEndless = animations.contains { $0.kind.isSpatial && $0.repeats == .infinity }
    let isWaiting = (isEndless || told.words.isWaiting) && told.words.percentages.isEmpty
    var progress = Progress(
      form: isWaiting ? .spinner : .bar,
      isDeterminate: !isWaiting,
      value: .absent,
      minimum: 0,
      maximum: 100,
      unit: .absent
    )
    progress.role = told.words.role
    return FoundProgress(
      element: 0,
      id: painter.file.root.identifier,
      progress: progress,
      isAssumed: true
    )
  }

  private init?(_ painter: SVGPainter) {
    let root = painter.file.root
    // Of what is not known where it is, nobody knows what it fills.
    guard painter.shapes.count <= TrackFinder.mostShapes, painter.misplaced.isEmpty,
      painter.shortfall == nil, Self.isPicture(root),
      !Self.isOtherwiseTold(root), let words = Words(painter)
    else { return nil }
    let finder = TrackFinder(painter.shapes, painter)
    let separate = finder.separate
    let isSeen =
      switch words.role {
      case _ where separate.count > 1:
        // The rings of others are slices, and bars that nobody calls so a chart.
        (finder.areRings || words.role != nil)
          && words.tell(separate.map { $0.share * 100 }, areRings: finder.areRings)
      // Filled parts side by side make up a whole, unless they are the ranges of a gauge.
      case .meter?:
        finder.track != nil
          || finder.pairs.isEmpty && !finder.dial.isEmpty
            && SymbolImage.units(of: root) > Self.leastDial
      case .some: finder.share != nil || finder.track != nil && finder.isNested
      // Where it is not called so, it shows what it says, and is no pie.
      case nil:
        finder.share.map { words.tell($0 * 100) } ?? false
          && !(finder.only.map(finder.isPie) ?? false)
      }
    guard isSeen, SymbolImage.units(of: root) > Self.leastTrack,
      finder.areRings || !words.headList
    else { return nil }
    (self.painter, self.finder, self.words) = (painter, finder, words)
  }

  /// Whether a role lets it be a picture, and no button or slider.
  private static func isPicture(_ root: XML.Element) -> Bool {
    guard let role = root["role"].flatMap({ $0.spacedWords.first }) else { return true }
    return pictures.contains(role.lowercased())
  }

  private static let pictures: Set<String> = [
    "img", "image", "graphics-document", "graphics-object", "graphics-symbol", "group", "figure",
    "none", "presentation",
  ]

  /// Whether an image says that it is a chart or a symbol.
  private static func isOtherwiseTold(_ root: XML.Element) -> Bool {
    ToldForm.isNamed(root) || SymbolImage.isCalledIcon(root)
  }

  /// Whether what is painted besides lies in it or behind it, is a thin line, as a tick or a frame, or
  /// is small, as an icon.
  private var isAlone: Bool {
    let separate = finder.separate.map { painter.shapes[$0.track].box }
    let track = (finder.track.map { [$0] } ?? finder.dial)
      .reduce(Box.empty) { $0.union(painter.shapes[$1].box) }
    let tracks = separate.count > 1 ? separate : [track]
    return painter.shapes.allSatisfy { shape in
      let isThin = shape.fill == nil && shape.strokeWidth <= 2.5
      return isThin || tracks.allSatisfy { shape.box.contains($0) }
        || tracks.contains { track in
          let extent = max(track.width, track.height)
          // Beside a chart of two parts, or beside several tracks, it is a swatch.
          let isSmall =
            words.role != nil && tracks.count == 1
            && max(shape.box.width, shape.box.height) <= extent * 0.1
          return isSmall || track.expanded(by: extent * 0.1).contains(shape.box)
        }
    }
  }

  /// What an image says of itself, in its name, its classes and ids and its texts.
  private struct Words {
    /// What it is called; nil where it is called neither.
    private(set) var role: A11yModel.Element.Role?

    private(set) var percentages: [Double] = []

    /// Those that its name tells, and the numbers that its texts are.
    private let namedPercentages: [Double]
    private let numbers: [Double]

    /// Whether its name is shown over texts, as that of a list, which classes alone call so.
    private(set) var headList = false

    /// Whether it says that something goes on.
    private(set) var isWaiting = false

    /// Nil where nothing says that it shows how far something is.
    init?(_ painter: SVGPainter) {
      let root = painter.file.root
      let names = [root["aria-label"], root.title].compactMap(\.self)
      let description = root.elements.first { $0.name == "desc" && $0.isSVG }?.text
      namedPercentages = names.flatMap(ProgressVocabulary.percentages)
      // One whose characters are put one by one is met with each of them.
      var met: Set<Int> = []
      let texts = painter.texts.filter { met.insert($0.number).inserted }.map(\.text)
      numbers = texts.compactMap(PlainNumber.read)
      percentages = (names + [description ?? ""] + texts)
        .flatMap(ProgressVocabulary.percentages)
      isWaiting = names.contains { ProgressVocabulary.areWaiting(NamePieces.words(of: $0)) }
      role =
        names.lazy.compactMap(ProgressVocabulary.role(inName:)).first
        ?? root["aria-roledescription"].flatMap(ProgressVocabulary.role(inClass:))
      headList = role == nil && Self.haveHeading(texts, names)
      var open = [root]
      var count = 0
      var seen: Set<String> = []
      while let element = open.popLast(), count < Self.mostElements {
        count += 1
        if let name = element["aria-label"], count > 1 {
          percentages += ProgressVocabulary.percentages(in: name)
        }
        // Most elements share few classes.
        for case let name? in [element["class"], element["id"]] where seen.insert(name).inserted {
          let words = NamePieces.words(of: name)
          let told = ProgressVocabulary.role(inWordsOfClass: words)
          role = told == .meter ? told : role ?? told
          isWaiting = isWaiting || ProgressVocabulary.areWaiting(words)
        }
        open += element.children.filter { !SVGInclusion.unrendered.contains($0.name) }
      }
      guard role != nil || !percentages.isEmpty else { return nil }
    }

    /// Whether the only share that its texts tell, but for the ends of a scale, is this, in percent.
    func tell(_ share: Double) -> Bool {
      let told = Set(percentages).subtracting([0, 100])
      if share == 0, told.isEmpty { return percentages.contains(0) }
      return told.count == 1 && told.allSatisfy { abs($0 - share) <= 2 }
    }

    /// Whether names and texts tell all shares in percent and no others.
    ///
    /// Where the image is called so, plain numbers will do, and of rings none. The name of the image tells
    /// all, if it does any.
    func tell(_ shares: [Double], areRings: Bool) -> Bool {
      func are(_ told: [Double]) -> Bool {
        shares.allSatisfy { share in told.contains { abs($0 - share) <= 2 } }
          && told.allSatisfy { figure in
            [0, 100].contains(figure) || shares.contains { abs($0 - figure) <= 2 }
          }
      }
      let told = percentages.isEmpty && role != nil ? numbers : percentages
      return (told.isEmpty ? role != nil && areRings : are(told))
        && (namedPercentages.isEmpty || are(namedPercentages))
    }

    /// Whether one of several texts in words is the name.
    private static func haveHeading(_ texts: [String], _ names: [String]) -> Bool {
      let words = texts.filter { $0.contains(where: \.isLetter) }
      return words.contains(where: names.contains) && words.contains { !names.contains($0) }
    }

    private static let mostElements = 500
  }
}
