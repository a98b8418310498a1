@testable import A11yConfiguration

extension Glob {
  /// Whether it stands for a text as a whole.
  func matches(_ text: String) -> Bool {
    var globs = GlobSet([(number: 0, glob: self)])
    let state = text.unicodeScalars.reduce(GlobSet.start) { globs.state(behind: $1, from: $0) }
    return globs.matches(in: state) == [0]
  }
}
