internal import A11yModel

extension Verdict.Result {
  /// Whether it is what rules come to that ask for nothing but a name which is not empty, as those of
  /// W3C on images and controls do (ACT 7d6734, 97a4e1, e086e5): only such outcomes cite them.
  func agrees(withName name: Fact<String>) -> Bool {
    let isEmpty = name.value?.allSatisfy(\.isWhitespace) ?? true
    switch self {
    case .passed: return !isEmpty
    case .failed: return isEmpty && name.missing == nil
    case .cantTell: return false
    }
  }
}
