internal import Support

extension Element {
  /// The value of the attribute whose name has this number, as a number; nil where it is none.
  package func number(_ number: Int) -> Double? { withValue(number, NumberSyntax.value) }

  /// The value of the attribute whose name has this number, where it is `true` or `false`.
  package func flag(_ number: Int) -> Bool? {
    withValue(number) { value in
      value.elementsEqual("true".utf8) ? true : value.elementsEqual("false".utf8) ? false : nil
    }
  }

  /// Where the value of the attribute whose name has this number first stands among texts, byte by
  /// byte.
  package func place(of number: Int, among texts: [String]) -> Int? {
    withValue(number) { value in
      texts.firstIndex { $0.utf8.count == value.count && value.elementsEqual($0.utf8) }
    }
  }
}
