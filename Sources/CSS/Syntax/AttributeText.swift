extension String {
  /// What stands between white space and commas, as attributes list numbers.
  package var listed: [Substring] { split(whereSeparator: { $0.isWhitespace || $0 == "," }) }

  /// What stands between semicolons, without the white space around it; one at the end ends the list.
  package var itemized: [String] {
    let items: [Substring] = split(separator: ";", omittingEmptySubsequences: false)
    let trimmed = items.map { String($0).withoutSpace }
    return trimmed.last?.isEmpty ?? false ? trimmed.dropLast() : trimmed
  }

  /// The same without the white space around it.
  package var withoutSpace: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
