import A11yModel
import Testing

@testable import A11yConfiguration

/// Thousands of patterns, of which each was tried on each folder of each path.
@Suite struct ManyPatternsTests {
  private static let place = Location(file: ".gitignore", line: 1, column: 1)

  private static func patterns(_ texts: [String]) throws -> [PathPattern] {
    try texts.compactMap { try PathPattern($0, .gitignore, at: place) }
  }

  private static let depth = 200
  private static let deep = String(repeating: "d/", count: depth)

  @Test func pathsAreReadOnce() throws {
    let wild = (0..<2000).map { $0 % 2 == 0 ? "*\($0)*x/**/y\($0)" : "*.x\($0)" }
    let patterns = PathPatterns(try Self.patterns(wild + ["!*.xml", "a.*", "d/"]), in: "/r")
    for file in 0..<20 {
      let path = "/r/\(Self.deep)a.x\(file * 2 + 1)"
      #expect(patterns.deciding(on: path, isFolder: false)?.text == "a.*")
      #expect(patterns.deciding(on: "/r/\(Self.deep)b.xml", isFolder: false)?.isNegated == true)
      #expect(patterns.deciding(on: "/r/\(Self.deep)d", isFolder: true)?.text == "d/")
    }
    #expect(patterns.shortfall == nil)
  }

  /// What is for a folder is for all in it, whatever else is for something.
  @Test func choicesAreMadeAtOnce() throws {
    let lists = try (0..<2000).map { try Self.patterns(["d\($0)*/", "!d\($0)", "*.\($0)"]) }
    let choices = PathChoices(lists, in: "/r")
    #expect(choices.covering("/r/\(Self.deep)d7x/a.9") == [7, 9])
    #expect(choices.covering("/r/d7/a.xml").isEmpty)
    #expect(choices.covering("/elsewhere/a.9").isEmpty)
  }

  /// Patterns that match in ever other ways are given up, and the run says so.
  @Test func whatExplodesIsTold() throws {
    let wild = (0..<400).map { number in
      "*" + (0..<9).map { number >> $0 & 1 == 0 ? "a?*" : "a??*" }.joined() + "b"
    }
    let matcher = PathMatcher(try Self.patterns(wild), mostSteps: 100_000)
    var seed: UInt64 = 7
    for _ in 0..<20 {
      let path = (0..<60).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed >> 60 < 8 ? "a" : "c"
      }
      #expect(matcher.last(for: path.joined(), isFolder: false) == nil)
    }
    let told = try #require(matcher.shortfall)
    #expect(told.location == Self.place)
    #expect(told.message.contains("more than 100000 steps"))
  }

  /// Thousands that begin alike are followed as one for as long as they are.
  @Test func beginningsAreShared() throws {
    let globs = (0..<3000).map { (number: $0, glob: Glob(target: "/spec[1]/**/text[\($0)]")) }
    var set = GlobSet(globs, mostSteps: 2000)
    for place in 0..<20 {
      let path = "/spec[1]/step-indicator[1]/text[\(place)]"
      let state = path.unicodeScalars.reduce(GlobSet.start) { set.state(behind: $1, from: $0) }
      #expect(set.matches(in: state) == [Int32(place)])
    }
    #expect(!set.isExhausted)
  }

  /// Globs that share places stand for what each of them stands for alone.
  @Test func sharedPlacesChangeNoMatch() throws {
    let texts = [
      "a", "a", "ab", "a*", "a*b", "a**b", "**", "**/a", "**/b", "a/**", "a/**/b", "a/**/a", "?b",
      "[ab]", "[ab]b", "{a,ab}", "{a,ab}b", "{a,b}*", "{a,*b}/a", "{a,*b}/b", "*a", "*/a", "*/*",
    ]
    let globs = try texts.enumerated().map { number, text in
      (number: number, glob: try Glob(Array(text.unicodeScalars), hasBraces: true))
    }
    var set = GlobSet(globs)
    var paths = [""]
    for _ in 0..<6 { paths += paths.flatMap { path in ["a", "b", "/"].map { path + $0 } } }
    for path in Set(paths) {
      let state = path.unicodeScalars.reduce(GlobSet.start) { set.state(behind: $1, from: $0) }
      let alone = globs.filter { $0.glob.matches(path) }.map { Int32($0.number) }
      #expect(set.matches(in: state) == alone, "\(path)")
    }
  }
}
