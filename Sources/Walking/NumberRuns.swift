/// Numbers from 1 as a sentence has them, runs in short: “1 to 50 and 951 to 1000”.
enum NumberRuns {
  static func text(_ indexes: some Collection<Int>) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in indexes.sorted().map({ $0 + 1 }) {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let texts = runs.flatMap { run -> [String] in
      switch run.count {
      case 1: ["\(run.lowerBound)"]
      case 2: ["\(run.lowerBound)", "\(run.upperBound)"]
      default: ["\(run.lowerBound) to \(run.upperBound)"]
      }
    }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and \(last)"
  }
}
