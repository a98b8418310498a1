public import A11yModel

/// A component as a screen reader goes through it: what it reaches, in reading order, and says
/// there, and what it does not reach, and why.
public struct Transcript: Hashable, Sendable {
  public var stops: [Stop] = []
  package var containers: [Container] = []
  package var unreached: [Unreached] = []

  /// Nil of what is no chart, or offers nothing as a whole.
  package var overview: Overview?

  /// What nobody knows.
  package var unknown: [Unknown] = []

  /// Something that a screen reader reaches.
  public struct Stop: Hashable, Sendable {
    /// The path of what it presents.
    public var path: String

    /// The path of what gives it in the source; of a part of a look, the part.
    public var element: String

    /// The id of the state of the step it belongs to; nil where there is none.
    public var state: String?

    /// The names of the containers that are entered on the way to it, outermost first.
    public var entered: [String]
    public var role: String
    public var label: Fact<String>
    public var value: Fact<String>
    public var traits: [String]

    /// Of what it is the current one: `page`, `step`, `location`, `date`, `time` or `item`.
    public var current: String?

    /// What is heard; what nobody knows is left out of it.
    public var spoken: String

    /// The facts without which more may be heard.
    public var missing: [String]
    public var hint: String?

    /// More that can be asked for (AXCustomContent); what is important is spoken, too.
    package var content: [Element.CustomContent]

    /// What can be done there besides activating it (UIAccessibilityCustomAction), by name.
    public var actions: [String]
    public var location: Location
  }

  /// What nobody knows of the component.
  package struct Unknown: Hashable, Sendable {
    /// What is missing, as a phrase.
    package var words: String
    package var location: Location
  }

  /// What a screen reader can be asked for of a chart as a whole.
  package struct Overview: Hashable, Sendable {
    /// The path of the chart.
    package var path: String
    package var summary: Fact<String>

    /// The audio graph.
    package var descriptor: Chart.Descriptor?
    package var location: Location
  }

  /// Something that a screen reader enters on the way to what it holds.
  package struct Container: Hashable, Sendable {
    /// The path of what it presents.
    package var path: String

    /// The path of what gives it in the source.
    package var element: String
    package var role: String
    package var label: Fact<String>
    package var hint: String?
    package var location: Location
  }

  /// Something that a screen reader does not reach.
  package struct Unreached: Hashable, Sendable {
    package var path: String

    /// What kind of element it is.
    package var kind: Element.Kind

    /// What it would say.
    package var words: String
    package var reason: String
    package var location: Location
  }

  /// The transcript of a component as its source describes it, or in another of its snapshots.
  public init(_ component: Component, of document: Document, snapshot: Int = 0) {
    self.init()
    guard component.snapshots.indices.contains(snapshot) else { return }
    let tree = AccessibilityTree(component.snapshots[snapshot])
    self = Transcript(tree, snapshot, component, of: document)
  }

  /// Nothing is reached, and nothing is there.
  package init() {}

  /// The transcript of a snapshot whose tree is known.
  package init(
    _ tree: AccessibilityTree,
    _ snapshot: Int,
    _ component: Component,
    of document: Document
  ) {
    var entered: [Int] = []
    for index in tree.readingOrder {
      let containers = tree.containers(of: index)
      let known = zip(containers, entered).prefix { $0 == $1 }.count
      entered = containers
      let announcement = tree.announcement(of: index)
      let element = tree.elements[index]
      stops.append(
        Stop(
          path: document.path(of: component.source(of: element.subject) ?? element.source),
          element: document.path(of: element.source),
          state: component.state(of: element.subject, in: snapshot)?.id,
          entered: containers.dropFirst(known).compactMap { tree.name(of: $0).value },
          role: tree.role(of: index),
          label: tree.name(of: index),
          value: tree.value(of: index),
          traits: element.traits.names,
          current: element.current?.rawValue,
          spoken: announcement.text,
          missing: announcement.missing,
          hint: tree.hint(of: index),
          content: element.customContent,
          actions: element.customActions,
          location: document.location(of: element.source)
        )
      )
    }
    overview = Overview(component, snapshot, tree, document)
    unknown = component.openFacts.map { fact in
      Unknown(words: fact.phrase, location: document.location(of: fact.source))
    }
    for index in tree.elements.indices where tree.exposures[index] == .container {
      let element = tree.elements[index]
      containers.append(
        Container(
          path: document.path(of: component.source(of: element.subject) ?? element.source),
          element: document.path(of: element.source),
          role: tree.role(of: index),
          label: tree.heardName(of: index),
          hint: tree.hint(of: index),
          location: document.location(of: element.source)
        )
      )
    }
    for index in tree.elements.indices {
      guard let reason = tree.reasonUnreached(index) else { continue }
      let element = tree.elements[index]
      unreached.append(
        Unreached(
          path: document.path(of: component.source(of: element.subject) ?? element.source),
          kind: element.kind,
          words: tree.words(of: index),
          reason: reason,
          location: document.location(of: element.source)
        )
      )
    }
  }
}

extension Transcript.Overview {
  /// Nil where there is none, or where it cannot be reached: with the data a chart loses what is
  /// said of them.
  fileprivate init?(
    _ component: Component,
    _ snapshot: Int,
    _ tree: AccessibilityTree,
    _ document: Document
  ) {
    guard snapshot == 0, let chart = component.chart,
      chart.descriptor != nil || chart.summary.value != nil,
      !(tree.elements.first?.isHidden ?? true)
    else { return nil }
    path = document.path(of: component.source)
    (summary, descriptor) = (chart.summary, chart.descriptor)
    location = document.location(of: component.source)
  }
}

extension Component {
  /// The state that the step is in, in a snapshot, that something is about.
  fileprivate func state(of subject: Element.Subject, in snapshot: Int) -> State? {
    guard case .step(let step) = subject else { return nil }
    return snapshots[snapshot].stepStates[step].map { states[$0] }
  }
}

extension AccessibilityTree {
  /// The containers that hold an element, outermost first.
  fileprivate func containers(of index: Int) -> [Int] {
    ancestors(of: index).filter { exposures[$0] == .container }.reversed()
  }

  /// What an element is, in the platform’s words where it has some.
  package func role(of index: Int) -> String {
    let element = elements[index]
    if let role = element.role { return role.rawValue }
    if exposures[index] == .container { return "group" }
    let roles: [(Traits, String)] = [
      (.link, "link"), (.toggle, "switch"), (.tab, "tab"), (.adjustable, "adjustable"),
      (.button, "button"), (.header, "heading"), (.image, "image"),
    ]
    if let role = roles.first(where: { element.traits.contains($0.0) }) { return role.1 }
    return switch element.kind {
    case .text, .title, .tick: "text"
    default: element.kind.rawValue
    }
  }

  /// What an element would say by itself, or else all that it holds would.
  fileprivate func words(of index: Int) -> String {
    let own = labelAndValue(of: index)
    return own.isEmpty
      ? descendants(of: index).map(labelAndValue).filter { !$0.isEmpty }.joined(separator: "; ")
      : own
  }

  /// Why an element that has something to say is not met; nil where it is, or where what it lies in
  /// is hidden for the same reason.
  fileprivate func reasonUnreached(_ index: Int) -> String? {
    switch exposures[index] {
    case .hidden(by: index): return "hidden from assistive technology"
    case .decorative(by: index): return "decoration"
    case .swallowed(by: let stop):
      let element = elements[index]
      guard element.text != nil || element.label.told != nil || element.value.told != nil else {
        return nil
      }
      let said = announcement(of: stop).text
      return said.isEmpty
        ? "the stop it lies in says nothing of it" : "‘\(said)’ is said in its place"
    case .exposed, .container, .merged, .none, .hidden, .decorative: return nil
    }
  }
}
