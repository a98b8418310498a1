internal import Support

extension Double {
  /// As it stands in what is drawn: two decimals are enough.
  package var written: String {
    guard isFinite else { return "0" }
    return DecimalText.short((self * 100).rounded() / 100 + 0)
  }
}
