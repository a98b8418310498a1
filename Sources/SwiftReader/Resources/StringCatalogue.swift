internal import A11yModel
internal import JSONReading
internal import SwiftRecognition

/// A string catalogue (`.xcstrings`).
enum StringCatalogue {
  /// The texts of its keys in the language of the source; a key without one is its own.
  ///
  /// - Parameter node: the catalogue.
  /// - Returns: the texts.
  /// - Throws: that it is none.
  static func texts(_ node: JSONNode) throws(InputError) -> [String: SpecResources.Text] {
    guard let language = node["sourceLanguage"]?.string, let keys = node["strings"]?.members else {
      throw InputError("names no sourceLanguage, or no strings", at: node.location)
    }
    var texts: [String: SpecResources.Text] = [:]
    for key in keys {
      guard let own = key.value["localizations"]?[language] else {
        texts[key.name] = .known(key.name)
        continue
      }
      if own["variations"] != nil || own["substitutions"] != nil {
        texts[key.name] = .unknown("the text of the key ‘\(key.name)’ has variations")
      } else if let text = own["stringUnit"]?["value"]?.string {
        texts[key.name] = .known(text)
      } else {
        texts[key.name] = .unknown("the text of the key ‘\(key.name)’ is not written")
      }
    }
    return texts
  }
}
