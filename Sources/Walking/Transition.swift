internal import Support

extension Walk {
  /// One transition of a component.
  public struct Transition: Hashable, Sendable {
    public var kind: Kind

    /// What it is about, as written: of `select`, the step; of `error` and `update`, the step or the
    /// state it comes to, where more than one is shown.
    ///
    /// A step goes by its id, its number from 1 or its name, a state by its id or its meaning.
    public var subject: String?

    init(_ kind: Kind, _ subject: String? = nil) {
      self.kind = kind
      self.subject = subject
    }

    /// What happens.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The next step becomes current.
      case next
      /// The previous step becomes current.
      case back
      /// A step is tapped that can be, and becomes current.
      case select
      /// The last step is done, or the progress is full.
      case complete
      /// A step goes wrong.
      case error
      /// A step comes to another state, or the value or the data change.
      case update
    }

    public static let next = Transition(.next)
    public static let back = Transition(.back)
    public static let complete = Transition(.complete)
    public static let error = Transition(.error)
    public static let update = Transition(.update)

    /// A step is tapped.
    public static func select(_ step: String) -> Transition { Transition(.select, step) }

    /// A step goes wrong: this one, or by coming to this state.
    public static func error(_ subject: String) -> Transition { Transition(.error, subject) }

    /// This step changes, or one comes to this state; of a chart, its data come (`initial`) or go
    /// (`empty`, `loading`, `failure`).
    public static func update(_ subject: String) -> Transition { Transition(.update, subject) }

    /// As it is written, as in `next` and `select:3`.
    public var text: String { kind.rawValue + (subject.map { ":\($0)" } ?? "") }
  }
}

extension Walk.Transition {
  /// The transitions that a text names, separated by commas: `next,next,select:1`.
  ///
  /// - Throws: the first that is none, with the nearest name.
  public static func list(_ text: String) throws(WalkError) -> [Walk.Transition] {
    var transitions: [Walk.Transition] = []
    for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
      transitions.append(try Self(String(piece), position: transitions.count + 1))
    }
    return transitions
  }

  private init(_ text: String, position: Int) throws(WalkError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let word = parts.first ?? ""
    let written = parts.joined(separator: ":")
    func fault(_ reason: String) -> WalkError {
      WalkError(position: position, transition: Excerpt.of(written), reason: reason)
    }
    guard !written.isEmpty else { throw fault("nothing is there; write one, as next or back") }
    guard let kind = Kind(rawValue: word) else {
      let names = Kind.allCases.map(\.rawValue)
      throw fault("there is no such transition\(NearestName.hint(for: word, in: names))")
    }
    let subject = parts.count > 1 ? parts[1] : nil
    switch kind {
    case .next, .back, .complete:
      guard subject == nil else { throw fault("write \(kind.rawValue) alone") }
    case .select:
      guard let subject, !subject.isEmpty else {
        throw fault("say which step is tapped, as in select:1")
      }
    case .error, .update:
      guard subject?.isEmpty != true else {
        throw fault("say which step or state, as in \(kind.rawValue):1, or leave out the colon")
      }
    }
    self.init(kind, subject)
  }
}
