internal import A11yModel
package import JSONReading
package import Support

/// The members of an object: one list of them says how they are written and how they are read.
package struct JSONRecord {
  /// What is written so far.
  package private(set) var members: [(String, JSON)] = []

  /// What is read; nil where the list is written.
  private let source: JSONNode?

  /// What was found wrong first.
  private(set) var error: InputError?

  /// Where the next member is looked for first: what is read was written in the order of the list.
  private var next = 0

  package init() { source = nil }

  package init(reading source: JSONNode) {
    self.source = source
    if source.members == nil {
      error = source.error("an object is expected here, and this is \(source.kind)")
    }
  }

  package var isReading: Bool { source != nil }

  /// A member that stands wherever the value is not the usual one; always where there is none such.
  package mutating func member<Value: JSONCoded & Equatable>(
    _ name: String,
    _ value: inout Value,
    usually usual: Value? = nil
  ) {
    guard isReading else {
      if value != usual { members.append((name, value.json)) }
      return
    }
    if let node = found(name) {
      read(node, name) { value = $0 }
    } else if let usual {
      value = usual
    } else {
      refuse("\(name) is missing here")
    }
  }

  /// A member that stands where there is a value.
  package mutating func member<Value: JSONCoded>(_ name: String, _ value: inout Value?) {
    guard isReading else {
      if let value { members.append((name, value.json)) }
      return
    }
    value = nil
    if let node = found(name) { read(node, name) { value = $0 } }
  }

  /// Refuses what is read, unless it was before.
  mutating func refuse(_ message: String) {
    if let source { error = error ?? source.error(message) }
  }

  private mutating func read<Value: JSONCoded>(
    _ node: JSONNode,
    _ name: String,
    _ take: (Value) -> Void
  ) {
    do throws(InputError) {
      take(try Value(json: node, name))
    } catch {
      self.error = self.error ?? error
    }
  }

  private mutating func found(_ name: String) -> JSONNode? {
    guard let members = source?.members else { return nil }
    let index =
      next < members.count && members[next].name == name
      ? next : members.firstIndex { $0.name == name }
    guard let index else { return nil }
    next = index + 1
    return members[index].value
  }
}
