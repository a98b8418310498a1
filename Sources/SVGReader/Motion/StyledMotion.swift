internal import A11yModel
internal import CSS
internal import XML

/// What the style sheets of an image have its elements do (CSS Animations 1).
struct StyledMotion {
  let styles: DocumentStyles

  /// The properties that the keyframes of each name change, of elements and of those that an attribute
  /// transforms, by their numbers.
  private let changes: [String: Set<Int>]
  private let changesOfTransformed: [String: Set<Int>]

  /// One of the animations of an element.
  struct Run {
    var kind: Animation.Kind
    var seconds: Double
    var repeats: Double
  }

  /// Those that are over sooner are as good as none; style sheets write them where there is to be
  /// no motion.
  private static let shortest = 0.1

  init(_ styles: DocumentStyles, isStyled: Bool) {
    self.styles = styles
    changes = isStyled ? styles.changes(inElementTransformed: false) : [:]
    changesOfTransformed = isStyled ? styles.changes(inElementTransformed: true) : [:]
  }

  func runs(of element: XML.Element) -> [Run] {
    let changes = element["transform"] != nil ? changesOfTransformed : changes
    return styles.style(of: element, in: .light).own.animations.runs.compactMap { run in
      guard let kind = changes[run.name].flatMap(MotionProperties.kind), !run.isPaused,
        run.seconds > 0, run.seconds * run.count >= Self.shortest
      else { return nil }
      return Run(kind: kind, seconds: run.seconds, repeats: run.count)
    }
  }

  func isRendered(_ element: XML.Element) -> Bool {
    styles.style(of: element, in: .light).own.display != .none
  }

  func isVisible(_ element: XML.Element) -> Bool {
    isRendered(element) && styles.style(of: element, in: .light).visibility == .visible
  }
}
