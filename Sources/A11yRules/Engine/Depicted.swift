internal import A11yModel
internal import Looking

extension Depicted {
  init(_ look: Look) {
    switch look.subject {
    case .state(let state): self = .state(state)
    case .series(let series): self = .series(series)
    }
  }
}
