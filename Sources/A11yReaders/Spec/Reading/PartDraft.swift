internal import A11yModel

/// A part while it is read.
struct PartDraft {
  let kind: Element.Kind
  let source: Int
  var content = PartNode.Content.none
  var exposure = Exposure()
  var children: [PartNode] = []

  /// What most marks say nothing of.
  var details: Details {
    get { given ?? Details() }
    _modify {
      var details = given ?? Details()
      // What is changed is held once, and not copied.
      given = nil
      defer { given = details }
      yield &details
    }
  }

  /// The details, where anything is said of them.
  private(set) var given: Details?

  init(_ kind: Element.Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  struct Details {
    var placement = Placement()
    var importance = Importance()
    var appearance = PartAppearance()
  }
}
