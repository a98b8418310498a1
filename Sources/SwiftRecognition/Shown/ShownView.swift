package import SwiftEvaluation
package import SwiftSource

/// A view as an eye sees it and as assistive technology gets it, with all that SwiftUI makes of its modifiers and
/// of what it inherits.
///
/// Views that show nothing of their own are not in the tree: custom views, `ForEach`, `Group` without modifiers and
/// what a builder makes of several are their children, which name them in ``customViews`` and ``items``. Modifiers
/// are facts of the view that they change; where the order forbids it, as with a frame around a background, the
/// view is the only child of another with the content ``Content/container(_:)``.
package struct ShownView: Hashable, Sendable {
  package var content: Content
  /// Where the view's own expression stands.
  package var place: Place
  /// The view's type as the source writes it, as `Circle`.
  package var type: String
  /// The views of the source around it, the outermost first.
  package var customViews: [CustomView] = []
  /// The elements of each `ForEach` that it was made for, the outermost first.
  package var items: [Item] = []
  /// What stacks, containers and controls hold, in painting order; the labels of a progress are in its content.
  package var children: [ShownView] = []

  /// In painting order, the lowest first; what its children paint comes after a background and before a border.
  package var paints: [Paint] = []
  /// Why its paints, or those of what is in it, may be others than the source says; nil where none are.
  package var unknownPaints: Unknown?
  /// The line along which the path of a shape of the source is drawn before it is filled (`strokedPath`).
  package var strokedPath: Paint.Stroke?
  /// The opacity of it and everything in it; not in its paints nor in those of its children.
  package var opacity: Fact<Double> = .absent
  /// Whether it takes its room and is neither seen nor heard.
  package var hidden: Fact<Bool> = .absent
  /// The form to which it and everything in it is cut.
  package var clip: Fact<ShownShape> = .absent
  package var blend: Fact<String> = .absent
  /// Whether a symbol or a picture takes the size of its frame.
  package var isResizable = false
  /// How the layers of a symbol are coloured, by SwiftUI's name.
  package var rendering: Fact<String> = .absent
  /// Its place in depth among its siblings, the highest in front.
  package var order: Fact<Double> = .absent

  /// `light` or `dark`, where the source sets the scheme of what it stands in (`environment(\.colorScheme, .dark)`).
  package var scheme: Fact<String> = .absent

  package var size = ShownSize()
  /// Texts and symbols: how they are set, with what is inherited.
  package var font = ShownFont()
  package var room = TextRoom()

  package var accessibility = AccessibilityFacts()
  /// Whether controls in it cannot be used, with what is inherited.
  package var disabled: Fact<Bool> = .absent
  /// What it does when it is tapped, where it is no control, and what runs at other times.
  package var actions: [ShownAction] = []
  package var animations: [ShownAnimation] = []
  /// Modifiers that are not modelled, with what they make unknown.
  package var notes: [Unknown] = []

  package init(_ content: Content, _ type: String, at place: Place) {
    self.content = content
    self.type = type
    self.place = place
  }

  /// The names of the views of the source around it, and its own: `StepNode/Circle`.
  package var namePath: String { (customViews.map(\.type) + [type]).joined(separator: "/") }
}

extension ShownView {
  package enum Content: Hashable, Sendable {
    case shape(ShownShape)
    case text(ShownText)
    /// A symbol of the platform, by its name.
    case symbol(Fact<ShownText>)
    /// A picture, by its name in the module's resources; absent for one that the source makes otherwise.
    case image(Fact<String>)
    case stack(Stack)
    case control(ShownControl)
    case progress(ShownProgress)
    case divider
    case spacer
    /// What holds others and arranges them in a way of its own, or not at all: `List`, `ScrollView`, `frame`.
    case container(String)
    case unknown(Unknown)
  }

  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable {
      case row
      case column
      /// One over the other, the lowest first: a `ZStack`, or a view with its `background` and `overlay`.
      case depth
    }

    package var axis: Axis
    package var spacing: Fact<Double> = .absent
    package var alignment: Fact<String> = .absent
    /// In depth: which child gives the size to the others, which lie behind it or over it; nil for a `ZStack`.
    package var base: Int?

    package init(_ axis: Axis) { self.axis = axis }
  }

  /// A view that the source declares.
  package struct CustomView: Hashable, Sendable {
    package var type: String
    /// Where it is made.
    package var place: Place
    package var inputs: [String: Value]
    /// By which its states are known.
    package var identity: String?
  }

  /// One round of a `ForEach`.
  package struct Item: Hashable, Sendable {
    /// Where the `ForEach` stands.
    package var place: Place
    package var index: Int
    package var count: Int
    package var element: Value
    /// What tells its elements apart: the key path of `id:`, without one the element's own `id`.
    package var identity: Fact<[String]>
  }
}
