extension GeneratedProgram {
  /// The types and functions of a program, the same for all of its group.
  var declarations: String {
    var copy = self
    copy.random = SeededRandom(seed: UInt64(group) << 32)
    let made = copy.made
    return made + copy.types() + copy.widthFunctions()
  }

  private var made: String {
    mutating get {
      let (one, two, three) = (number(1...9), number(-5...40), number(2...7))
      let ratio = "\(number(1...300)) / \(pick([2, 3, 4, 7, 100, 255]))"
      let separator = pick([", ", " – ", "/"])
      let words = (0..<3).map { _ in pick(["Account", "Details", "Review", "größer", "n°", "“ok”"])
      }
      return """
        func show\(group)<Value>(_ value: Value) { print("\\(value)") }
        enum Mood\(group): Int, CaseIterable {
          case calm, busy = \(three), late, gone
          static let first: Mood\(group) = .\(pick(["calm", "busy", "late"]))
          var next: Mood\(group) {
            switch self {
            case .calm: return .busy
            case .busy, .late: return .gone
            case .gone: return .calm
            }
          }
          var word: String {
            switch self {
            case .calm: "\(words[0])"
            case .busy: "\(words[1])"
            default: "\(words[2])\\(rawValue)"
            }
          }
        }
        enum Kind\(group): String { case plain, bold = "B", \(pick(["thin", "wide"])) }
        enum Token\(group): Equatable {
          case none
          case count(Int)
          case size(width: Double, height: Double)
          case word(String, times: Int = \(one))
        }
        func describe\(group)(_ token: Token\(group)) -> String {
          switch token {
          case .none: return "none"
          case .count(let n) where n < 0: return "below"
          case .count(0): return "zero"
          case .count(1...\(three)): return "few"
          case let .count(n): return "count \\(n)"
          case .size(let width, _) where width > \(two): return "wide \\(width)"
          case .size(width: _, height: let height): return "size \\(height * \(ratio))"
          case .word(let text, let times): return String(repeating: text, count: times % 4)
          }
        }
        struct Point\(group): Equatable {
          var x: Int
          var y = \(two)
          let scale: Double
          static let unit = Point\(group)(x: \(one), scale: \(pick(["1", "0.5", "3 / 2"])))
          static var count: Int { \(three) }
          var total: Double { (Double(x) + Double(y)) * scale }
          var label: String { "\\(x)\(separator)\\(y)" }
          var isFar: Bool { x * x + y * y > \(one * 10) }
          func moved(by step: Int = \(one)) -> Point\(group) {
            Point\(group)(x: x + step, y: y - step, scale: scale)
          }
          func moved(to x: Int) -> Point\(group) {
            if self.x == x { return self }
            return Point\(group)(x: x, y: y, scale: scale * \(ratio))
          }
          mutating func shift(_ step: Int, times: Int = 2) {
            for _ in 0..<times { x += step }
            y -= step
          }
          struct Inner { var depth = \(three); func down() -> Inner { Inner(depth: depth + 1) } }
        }
        extension Point\(group) {
          init(_ both: Int) { self.init(x: both, y: both, scale: \(pick(["2", "1.5", "1 / 4"]))) }
          var inner: Inner { Inner().down() }
          static func + (left: Point\(group), right: Point\(group)) -> Point\(group) {
            Point\(group)(x: left.x + right.x, y: left.y + right.y, scale: max(left.scale, right.scale))
          }
        }
        func pick\(group)(_ value: Int) -> String { "int \\(value)" }
        func pick\(group)(_ value: Double) -> String { "double \\(value)" }
        func pick\(group)(_ value: String, twice: Bool = true) -> String {
          twice ? value + "\(separator)" + value : value
        }
        func pick\(group)(named value: Int) -> String { "named \\(value)" }
        func half\(group)(_ value: Double, of parts: Double = \(ratio)) -> Double { value / 2 + parts }
        func bump\(group)(_ value: inout Int, by step: Int = \(one)) { value += step }
        func grade\(group)(_ value: Int) -> String {
          guard value >= 0 else { return "negative" }
          switch value {
          case 0: return "none"
          case 1..<\(three): return "low"
          case \(three)...\(three + 10): return "middle"
          case let other where other.isMultiple(of: 2): return "even \\(other)"
          default: return "odd"
          }
        }
        func share\(group)(_ value: Double) -> String {
          switch value {
          case ..<0: "under"
          case 0..<0.5: "less"
          case 0.5...1: "more"
          default: "over \\(value)"
          }
        }
        func pair\(group)(_ a: Int, _ b: Bool) -> String {
          switch (a, b) {
          case (0, _): "zero"
          case (let n, true) where n > \(two): "big \\(n)"
          case (_, true): "yes"
          case (1...3, false): "one to three"
          default: "other"
          }
        }
        func sum\(group)(_ values: Int..., scale: Int = 1) -> Int { values.reduce(0, +) * scale }
        func first\(group)<T>(_ values: [T], or other: T) -> T { values.first ?? other }

        """
    }
  }
}
