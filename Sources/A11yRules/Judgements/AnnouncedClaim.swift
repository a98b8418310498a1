internal import Listening

/// What a text that is heard claims of the model, and what comes of comparing.
struct AnnouncedClaim: CheckSubject {
  var target: Target

  /// All that is heard there.
  var text: String
  var state: String?

  /// Whether it is of a chart as a whole.
  var isOfChart = false

  /// What is said and does not hold, or nobody knows whether it does; nil where it holds.
  var said: String?

  /// What holds instead.
  var data: String?

  /// The fact without which nobody knows, and which way it leans.
  var missing: String?
  var likely = Outcome.Likelihood.fail

  /// The case of its remedy.
  var finding: String?
  var matter: Matter?

  init(_ target: Target, in text: String, state: String? = nil) {
    (self.target, self.text, self.state) = (target, text, state)
  }

  func target(in facts: ComponentFacts) -> Target { target }

  /// The claim where something does not hold.
  func untrue(_ said: String, _ data: String?, as finding: String? = nil) -> AnnouncedClaim {
    var claim = self
    (claim.said, claim.data, claim.finding) = (said, data, finding)
    return claim
  }

  /// The claim where a fact is missing.
  func unless(_ fact: String?, likely: Outcome.Likelihood) -> AnnouncedClaim {
    var claim = self
    (claim.missing, claim.likely) = (fact, likely)
    return claim
  }
}
