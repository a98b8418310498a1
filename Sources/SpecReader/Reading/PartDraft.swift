internal import A11yModel

/// A part while it is read.
final class PartDraft {
  let kind: Element.Kind
  let source: Int
  var content = PartNode.Content.none
  var exposure = Exposure()
  var children: [PartNode] = []

  /// What most marks say nothing of.
  var details: Details {
    get { given?.facts ?? Details() }
    _modify {
      let own = given ?? HeldDetails()
      given = own
      yield &own.facts
    }
  }

  /// The details, where anything is said of them.
  private(set) var given: HeldDetails?

  final class HeldDetails {
    fileprivate(set) var facts = Details()
  }

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
