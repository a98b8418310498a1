internal import A11yModel
internal import A11yRules

/// What is found in one file, for people at a terminal: component by component, the lines that several
/// findings are about once with these under them, and a line for each fact that is missing.
struct FileText {
  private let file: Report.AuditedFile
  private let findings: [Finding]
  private let paint: TextPaint

  /// - Parameters:
  ///   - file: the file.
  ///   - findings: what is shown of what is found in it.
  ///   - paint: how it is coloured.
  init(_ file: Report.AuditedFile, _ findings: [Finding], _ paint: TextPaint) {
    (self.file, self.findings, self.paint) = (file, findings, paint)
  }

  // MARK: grouped

  var blocks: [String] {
    guard !findings.isEmpty else { return [] }
    let excerpts = FileExcerpts(of: file)
    var names: [String] = []
    var components: [String: [Finding]] = [:]
    for finding in findings {
      let name = finding.first.component
      if components[name] == nil { names.append(name) }
      components[name, default: []].append(finding)
    }
    return names.flatMap { blocks(of: $0, components[$0] ?? [], excerpts) }
  }

  private func blocks(
    of component: String,
    _ findings: [Finding],
    _ excerpts: FileExcerpts
  ) -> [String] {
    var groups: [[Finding]] = []
    for finding in findings where finding.first.result == .failed {
      if groups.last?.first?.first.location == finding.first.location {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
    var blocks = groups.map { block(of: $0, excerpts) }
    let doubts = findings.filter { $0.first.result == .cantTell }.map(line)
    if !doubts.isEmpty { blocks.append(doubts.joined()) }
    let title = "\(paint.bold(VisibleText.of(component))) in \(VisibleText.of(file.name))\n\n"
    return blocks.enumerated().map { $0 == 0 ? title + $1 : $1 }
  }

  /// What is found at one place.
  private func block(of findings: [Finding], _ excerpts: FileExcerpts) -> String {
    let location = findings[0].first.location
    var lines = [paint.bold(VisibleText.of(location.description))]
    lines += excerpts[location]?.lines(for: findings.map(\.first), paint) ?? []
    let helps = findings.map(\.helpLines)
    for (index, finding) in findings.enumerated() {
      lines.append(
        "  \(FindingText.label(finding.first, paint)): "
          + VisibleText.of(finding.first.shownMessage)
      )
      lines += FindingText.details(of: finding).map { "    " + VisibleText.of($0.text) }
      // What several findings ask for is said under the last of them.
      if index + 1 == findings.count || helps[index] != helps[index + 1] {
        lines += helps[index].map { "    \(paint.bold("help:")) \(VisibleText.of($0))" }
      }
      lines.append("    " + paint.faint(VisibleText.of(FindingText.source(of: finding))))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(on doubt: Finding) -> String {
    let missing = doubt.missingWords.map { "; missing: \($0)" } ?? ""
    let places = doubt.placeWords.map { "; at \($0)" } ?? ""
    let variants = doubt.variantWords.map { "; \($0)" } ?? ""
    let text = "\(doubt.summary)\(missing)\(places)\(variants) (\(doubt.ruleNames))"
    return "\(VisibleText.of(doubt.first.location.description)): "
      + "\(FindingText.label(doubt.first, paint)): \(VisibleText.of(text))\n"
  }

  // MARK: in full

  /// Each finding by itself, with its lines and all that is behind it; of one that sums up others or
  /// waits for a fact, also what each rule says.
  var blocksInFull: [String] {
    guard !findings.isEmpty else { return [] }
    let excerpts = FileExcerpts(of: file)
    return findings.flatMap(\.inFull).map { finding in
      FindingText.block(finding, paint, excerpts[finding.first.location])
    }
  }
}

extension Finding {
  /// It and its parts, or what each rule cannot tell.
  fileprivate var inFull: [Finding] {
    guard first.result == .cantTell, !isOfOneCause else { return [self] + parts }
    var numbers: [[String]: Int] = [:]
    var groups: [Finding] = []
    for outcome in outcomes {
      let key = [outcome.rule, outcome.cause]
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append(Finding(first: outcome, outcomes: []))
      }
      groups[number].outcomes.append(outcome)
      if Self.isLessBad(groups[number].first, outcome) { groups[number].first = outcome }
    }
    return groups
  }

  /// What to do, in one line where the appearances differ in no more than some words.
  var helpLines: [String] {
    let remedies = remedyLines.isEmpty ? [] : self.remedies
    guard remedies.count > 1 else { return remedies.map { ClippedText.of($0.text) } }
    let texts = remedies.map { $0.text.split(separator: " ").map(String.init) }
    let names = remedies.map { $0.appearances.map(\.rawValue).joined(separator: ", ") }
    guard texts.allSatisfy({ $0.count == texts[0].count }) else {
      return zip(names, remedies).map { "in \($0): \(ClippedText.of($1.text))" }
    }
    let words = texts[0].indices.map { index -> String in
      let words = texts.map { $0[index] }
      guard Set(words).count > 1 else { return words[0] }
      let mark = words.allSatisfy { $0.last == "," } ? "," : ""
      return zip(words, names).map { "\($0.dropLast(mark.count)) in \($1)" }.joined(separator: ", ")
        + mark
    }
    return [ClippedText.of(words.joined(separator: " "))]
  }
}
