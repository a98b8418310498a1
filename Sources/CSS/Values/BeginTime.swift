/// When an animation element begins (SVG Animations 2, section 2.5).
package enum BeginTime: Hashable, Sendable {
  /// Seconds from the begin of the document.
  case at(Double)

  /// Not before somebody does something.
  case never

  /// After another one, more than once, or at a time that is not read.
  case unknown

  /// - Parameter text: what `begin` says; nil where it is missing.
  package init(_ text: String?) {
    let items = (text ?? "0").split(separator: ";").map { String($0).withoutSpace }
    let times = items.filter { item in
      guard let first = item.first else { return false }
      return !first.isLetter
        || ["wallclock", ".begin", ".end", "\\"].contains(where: item.contains)
    }
    if times.isEmpty {
      self = .never
    } else {
      self =
        items.count == 1 ? ClockValue.seconds(times[0]).map(BeginTime.at) ?? .unknown : .unknown
    }
  }
}
