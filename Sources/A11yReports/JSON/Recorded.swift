package import A11yModel
package import A11yRules
package import JSONReading
internal import Listening
package import Support

extension Outcome.Result: JSONCoded {}
extension Outcome.Likelihood: JSONCoded {}
extension Outcome.Confidence: JSONCoded {}
extension Impact: JSONCoded {}
extension Appearance: JSONCoded {}
extension Surface: JSONCoded {}
extension Generation: JSONCoded {}
extension Suppression.Kind: JSONCoded {}

extension Fingerprint: JSONCoded {
  package var json: JSON { .string(digits) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let own = Fingerprint(digits: try String(json: node, name)) else {
      throw node.error("\(name): 16 digits from 0 to f are expected")
    }
    self = own
  }
}

extension Location: JSONRecorded {
  package init(unread: Void) { self.init(file: "", line: 1, column: 1) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("file", &file)
    record.member("line", &line)
    record.member("column", &column)
  }
}

extension InputError: JSONRecorded {
  package init(unread: Void) { self.init("", at: Location(unread: ())) }

  package mutating func exchange(with record: inout JSONRecord) {
    location.exchange(with: &record)
    record.member("message", &message)
  }
}

extension Suppression: JSONRecorded {
  package init(unread: Void) { self.init(.baseline) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("kind", &kind)
    record.member("reason", &reason, usually: "")
    record.member("location", &location)
  }
}

extension Gate: JSONRecorded {
  package init(unread: Void) { self.init(failOn: nil) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("failOn", &failOn)
    record.member("failsOnCantTell", &failsOnCantTell, usually: false)
  }
}
