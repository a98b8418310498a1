internal import A11yReports
internal import Files

extension Shard {
  /// Reads what `--shard` says: `3/8`, or `auto` for what the environment says.
  init(_ text: String, _ system: System) throws(UsageError) {
    guard text != "auto" else {
      try self.init(from: system)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw UsageError("--shard \(text): K/N is expected, as in 3/8, or auto")
    }
    try self.init(number, from: 1, of: count, "--shard \(text)")
  }

  /// - Parameters:
  ///   - number: which it is.
  ///   - first: the number of the first.
  ///   - count: how many there are.
  ///   - origin: what says so.
  /// - Throws: that it is none of them.
  private init(
    _ number: Int,
    from first: Int,
    of count: Int,
    _ origin: String
  ) throws(UsageError) {
    guard (1...Self.most).contains(count) else {
      throw UsageError("\(origin): there are from 1 to \(Self.most) shards")
    }
    let last = first + count - 1
    guard (first...last).contains(number) else {
      throw UsageError("\(origin): there is no shard \(number); they are \(first) to \(last)")
    }
    self.init(number: number - first + 1, count: count)
  }

  private static let most = 100_000

  /// Where a build or a job says which of several it is.
  private struct Variables {
    var system: String
    var number: String
    var count: String

    /// What the first of all has.
    var first: Int

    /// What names a file by which the build knows that shards are heeded.
    var statusFile: String?
  }

  private static let known = [
    Variables(
      system: "Bazel",
      number: "TEST_SHARD_INDEX",
      count: "TEST_TOTAL_SHARDS",
      first: 0,
      statusFile: "TEST_SHARD_STATUS_FILE"
    ),
    Variables(system: "GitLab", number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
  ]

  private init(from system: System) throws(UsageError) {
    guard
      let own = Self.known.first(where: { own in
        [own.number, own.count].allSatisfy { !(system.variable($0) ?? "").isEmpty }
      })
    else {
      let names = Self.known.map { "\($0.number) and \($0.count) (\($0.system))" }
      throw UsageError(
        "--shard auto: \(names.joined(separator: " or ")) are not set; say which it is, as in 3/8"
      )
    }
    let texts = [own.number, own.count].map { system.variable($0) ?? "" }
    let origin = "--shard auto: \(own.number)=\(texts[0]) \(own.count)=\(texts[1])"
    guard let number = Int(texts[0]), let count = Int(texts[1]) else {
      throw UsageError("\(origin): two whole numbers are expected")
    }
    try self.init(number, from: own.first, of: count, origin)
    // Bazel asks whether the file is there; what is in one that is, is nobody's to take away.
    guard let path = own.statusFile.flatMap(system.variable), !path.isEmpty,
      system.kind(path) == nil
    else { return }
    do throws(SystemError) {
      try system.outlet(path, false).close()
    } catch {
      throw UsageError("--shard auto: \(path): cannot be written: \(error.message)")
    }
  }
}
