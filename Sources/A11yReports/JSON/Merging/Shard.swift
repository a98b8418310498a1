internal import A11yRules
internal import Listening

/// One of several shares into which the files of a run are parted, so that as many machines audit them.
package struct Shard: Hashable, Sendable {
  /// Which it is, from 1.
  package var number: Int

  /// How many there are.
  package var count: Int

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// Whether a file is in it; each file is in one, on every machine the same.
  ///
  /// - Parameter name: its path from the root.
  /// - Returns: whether it is in this one.
  package func holds(_ name: String) -> Bool {
    // The lower bits of the hash depend on the lower bits of the text alone.
    let bits = Fingerprint(name).bits
    return (bits ^ bits >> 32) % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}

extension Shard: JSONRecorded {
  package init(unread: Void) { self.init(number: 1, count: 1) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("number", &number)
    record.member("count", &count)
    if number < 1 || number > count { record.refuse("there is no shard \(self)") }
  }
}
