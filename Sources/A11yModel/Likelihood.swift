/// Which way what could not be told leans.
public enum Likelihood: String, Hashable, Sendable, CaseIterable {
  case pass
  case fail
  case none
}
