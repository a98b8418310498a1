package import A11yModel

extension A11yModel.Element.Role {
  /// As a word of `role` has it: `image` is another one for `img` (WAI-ARIA 1.3).
  package init?(word: String) {
    let name = word.lowercased()
    self.init(rawValue: name == "image" ? "img" : name)
  }
}
