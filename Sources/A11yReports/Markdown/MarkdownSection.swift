internal import A11yModel
internal import A11yRules

/// Groups of items under a heading that is there where any of them is.
struct MarkdownSection {
  var opening = ""
  var groups: [Group]

  /// Items with what stands around them where there is any.
  struct Group {
    var opening: String
    var items: [Item]
    var closing = ""

    var text: String {
      items.isEmpty ? "" : opening + items.map(\.text).joined() + closing
    }
  }

  /// What is kept or left out as a whole.
  struct Item {
    var text: String

    /// What it tells of.
    var subject: Subject

    /// How much it matters; what matters most has the least.
    var rank = 0
  }

  /// What items tell of; what several tell of is counted once.
  enum Subject: Hashable {
    /// By the places of its component and of itself among what is found there.
    case finding(component: Int, Int)
    case doubt(component: Int, Int)
    case error(Int)
    case component(Int)
  }

  var text: String {
    let text = groups.map(\.text).joined()
    return text.isEmpty ? "" : opening + text
  }
}

extension Finding {
  /// How much a finding matters to who reads of some alone: what fails the run comes first, then
  /// what is proven, and of these the worst.
  func rank(in file: Report.AuditedFile) -> Int {
    let kind =
      switch first.result {
      case .cantTell: first.likely == .fail ? 2 : 3
      default: first.isProof ? 0 : 1
      }
    let impacts = Array(Impact.allCases.reversed())
    let impact = impacts.firstIndex(of: first.impact) ?? 0
    let isFailing = joined.contains(where: file.fails)
    return ((isFailing ? 0 : 4) + kind) * impacts.count + impact
  }
}
