/// What a check names of a finding, in the order in which it is reported; what is nil is left out.
struct Particulars: ExpressibleByDictionaryLiteral {
  private(set) var all: [Evidence]

  init(dictionaryLiteral elements: (String, (any Particular)?)...) {
    all = elements.compactMap { name, value in value.map { Evidence(name, $0.value) } }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.all += right.all
    return sum
  }
}

/// What evidence can be made of.
protocol Particular {
  var value: Evidence.Value { get }
}

extension String: Particular {
  var value: Evidence.Value { .text(self) }
}

extension Double: Particular {
  var value: Evidence.Value { .number(self) }
}

extension Int: Particular {
  var value: Evidence.Value { .number(Double(self)) }
}

extension [String]: Particular {
  var value: Evidence.Value { .list(self) }
}
