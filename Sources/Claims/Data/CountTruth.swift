// Whether there are as many as is said.
extension DataTruth {
  func count(_ claim: DataClaim, _ counted: DataClaim.Counted) -> Answer {
    guard let said = claim.values.first else { return .open }
    let counts: [Int]
    let own = figures.marksOfSeries
    switch counted {
    case .series:
      guard claim.series.isEmpty || claim.series.count == own.count, figures.seriesCount > 0 else {
        return .open
      }
      counts = [figures.seriesCount] + (figures.isOfWhole ? [figures.markCount] : [])
    case .marks:
      // “7 bars from Monday to Sunday” are all, “2 bars on Monday” are not.
      let isOfAll =
        claim.categories.isEmpty
        || claim.categories.first == figures.order.first
          && claim.categories.last == figures.order.last
      guard isOfAll, claim.series.isEmpty, figures.categoryCount > 0 else { return .open }
      counts = self.counts
    case .marksOfEachSeries: counts = own + [figures.categoryCount]
    case .marksOfOneSeries:
      guard claim.categories.isEmpty else { return .open }
      counts =
        claim.series.isEmpty ? own + [figures.categoryCount] : claim.series.map { own[$0] }
    case .times: return times?.answer(to: said.value) ?? .open
    }
    return counts.contains(where: said.isNumber) ? .right : .wrong(text(claim, counted))
  }

  private func text(_ claim: DataClaim, _ counted: DataClaim.Counted) -> String {
    let own = figures.marksOfSeries
    let (categories, marks) = (figures.categoryCount, figures.markCount)
    switch counted {
    case .series:
      return figures.seriesCount == 1
        ? "there is 1 series" : "there are \(figures.seriesCount) series"
    // Series may share their marks: 3 series of 7 bars, of which nobody counts 21.
    case .marks:
      return "there are \(marks)" + (categories == marks ? "" : ", in \(categories) categories")
    case .marksOfEachSeries, .marksOfOneSeries, .times:
      let series = counted == .marksOfEachSeries ? [] : claim.series
      if let one = series.first, series.count == 1 {
        return "\(figures.seriesNames[one].map { "‘\($0)’" } ?? "the series") has \(own[one])"
      }
      guard let least = own.min(), let most = own.max(), own.count > 1 else {
        return "there are \(marks)"
      }
      return least == most ? "each series has \(least)" : "the series have \(least) to \(most)"
    }
  }
}
