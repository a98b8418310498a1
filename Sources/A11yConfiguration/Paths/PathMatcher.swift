internal import A11yModel
internal import Support

/// Which of many patterns are for a path, told by reading it once.
final class PathMatcher: @unchecked Sendable {
  private var sets: [PatternSet] = []
  private let lock = Lock()

  /// Where the first of the patterns is written.
  private let location: Location?

  /// Patterns that ask the same of a path.
  private struct PatternSet {
    let isForFolders: Bool

    /// Whether they are for whole paths and not for names.
    let isForPaths: Bool
    var globs: GlobSet
  }

  /// After how many steps they are given up.
  private let mostSteps: Int

  init(_ patterns: [PathPattern], mostSteps: Int = GlobSet.mostSteps) {
    self.mostSteps = mostSteps
    location = patterns.first?.location
    for (isForFolders, isForPaths) in [(false, false), (false, true), (true, false), (true, true)] {
      let own = patterns.enumerated().filter {
        $1.isForFolders == isForFolders && $1.isForPaths == isForPaths
      }
      guard !own.isEmpty else { continue }
      let globs = GlobSet(
        own.map { (number: $0.offset, glob: $0.element.glob) },
        mostSteps: mostSteps
      )
      sets.append(PatternSet(isForFolders: isForFolders, isForPaths: isForPaths, globs: globs))
    }
  }

  /// The last pattern that is for a path itself.
  func last(for path: String, isFolder: Bool) -> Int? {
    var last: Int?
    read(path, isFolder: isFolder) { matches, isWhole in
      if isWhole { last = matches.compactMap(\.last).max().map(Int.init) }
    }
    return last
  }

  /// Reads a path, and tells which patterns are for the folders that it is in, the outermost first,
  /// and then for itself.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the patterns.
  ///   - isFolder: whether it is one.
  ///   - body: gets the places of the patterns, ascending in each of a few lists, and whether they are
  ///     for all of the path.
  func read(_ path: String, isFolder: Bool, _ body: (_ matches: [[Int32]], _ isWhole: Bool) -> Void)
  {
    lock.whileHeld {
      var states = sets.map { _ in GlobSet.start }
      for scalar in path.unicodeScalars {
        if scalar == "/" { body(matches(in: states, isFolder: true), false) }
        for index in sets.indices {
          states[index] =
            scalar == "/" && !sets[index].isForPaths
            ? GlobSet.start : sets[index].globs.state(behind: scalar, from: states[index])
        }
      }
      body(matches(in: states, isFolder: isFolder), true)
    }
  }

  private func matches(in states: [Int], isFolder: Bool) -> [[Int32]] {
    sets.indices.filter { isFolder || !sets[$0].isForFolders }
      .map { sets[$0].globs.matches(in: states[$0]) }
  }

  /// Why not every path was matched; nil where each was.
  var shortfall: InputError? {
    guard let location, lock.whileHeld({ sets.contains { $0.globs.isExhausted } }) else {
      return nil
    }
    return InputError(
      "the patterns here take more than \(mostSteps) steps to match with the paths that are "
        + "audited, so that not all were; write fewer, or fewer stars in them",
      at: location
    )
  }
}
