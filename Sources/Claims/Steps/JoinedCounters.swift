internal import Language

/// What the letters beside a number of steps say of it where scripts join them: “第2步”, “共3步”,
/// “4ステップ中2番目”, “3단계 중 2단계”.
enum JoinedCounters {
  /// What a number is, by what stands beside it.
  enum Place {
    case position
    /// How many there are.
    case total
    /// How many there are, before the number of one of them.
    case totalOfNext
  }

  /// - Parameters:
  ///   - lead: the letters before its digits.
  ///   - tail: the letters behind them.
  ///   - before: the word before.
  ///   - behind: the words behind.
  /// - Returns: what it is; nil where nothing tells.
  static func place(
    _ lead: String,
    _ tail: String,
    before: Word?,
    behind: some Collection<Word>
  ) -> Place? {
    if positionLeads.contains(where: lead.hasSuffix) { return .position }
    let rest = counters.first { tail.hasPrefix($0) }.map { tail.dropFirst($0.count) } ?? tail[...]
    if amongs.contains(where: rest.hasPrefix) { return .totalOfNext }
    // “3단계 중”, “3개 단계 중”.
    let isCounted = !tail.isEmpty && rest.isEmpty
    let isApart = behind.first.map { counters.contains($0.text) } ?? false
    let next = behind.dropFirst(isApart ? 1 : 0).first
    if isCounted, let next, amongWords.contains(next) { return .totalOfNext }
    if positionTails.contains(where: tail.hasPrefix) { return .position }
    if totalLeads.contains(where: lead.hasSuffix) { return .total }
    return lead.isEmpty && isCounted && before.map(totalWords.contains) ?? false ? .total : nil
  }

  private static let positionLeads = [
    "第", "ステップ", "手順", "步骤", "步驟", "단계", "스텝",
  ]
  private static let positionTails = ["番目", "번째"]
  private static let totalLeads = ["共", "全", "全部で", "总计", "總計", "合計", "총"]
  private static let totalWords: WordSet = ["共", "总共", "總共", "全", "全部で", "총", "전체", "모두"]

  /// What steps are counted with, the longest first.
  private static let counters = [
    "ステップ", "个步骤", "個步驟", "段階", "阶段", "階段", "步骤", "步驟", "工程", "手順", "단계", "스텝",
    "つ", "个", "個", "步", "개",
  ]
  private static let amongs = ["中", "のうち", "の内", "の中", "之", "중"]
  private static let amongWords: WordSet = ["中", "のうち", "중", "중에", "중에서"]
}
