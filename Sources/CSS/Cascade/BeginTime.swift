/// When an animation element says that it begins (SVG Animations 2, section 2.5).
enum BeginTime: Hashable, Sendable {
  /// Seconds from the begin of the document.
  case at(Double)

  /// Seconds from the begin or the end of another one.
  case after(id: String, isEnd: Bool, seconds: Double)

  /// Not before somebody does something.
  case never

  /// At a time that is not read, or more than once.
  case unknown

  /// - Parameter text: what `begin` says; nil where it is missing.
  init(_ text: String?) {
    guard let text else {
      self = .at(0)
      return
    }
    let items = text.split(separator: ";").map { Self.one(String($0).withoutSpace) }
    guard items.contains(where: { $0 != .never }) else {
      self = .never
      return
    }
    self = items.count == 1 ? items[0] : .unknown
  }

  private static func one(_ text: String) -> BeginTime {
    guard let first = text.first else { return .never }
    if let seconds = ClockValue.seconds(text) { return .at(seconds) }
    guard !first.isNumber, !"+-.".contains(first), !text.hasPrefix("wallclock") else {
      return .unknown
    }
    // Not all browsers know how a sign or a point in a name is written.
    guard !text.contains("\\") else { return .unknown }
    // A sign begins the offset, wherever it stands: ‘a-1.end’ is the event ‘a’ and no time.
    let sign = text.firstIndex(of: "+") ?? text.firstIndex(of: "-") ?? text.endIndex
    let offset = text[sign...].dropFirst()
    let seconds = sign == text.endIndex ? 0 : ClockValue.seconds(String(offset).withoutSpace)
    guard let seconds else { return .never }
    let parts = text[..<sign].split(
      separator: ".",
      maxSplits: 1,
      omittingEmptySubsequences: false
    ).map { String($0).withoutSpace }
    guard parts.count == 2, !parts[0].isEmpty, ["begin", "end"].contains(parts[1]) else {
      return .never
    }
    return .after(
      id: parts[0],
      isEnd: parts[1] == "end",
      seconds: text[sign...].hasPrefix("-") ? -seconds : seconds
    )
  }
}
