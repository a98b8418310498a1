import A11yModel

@testable import A11yReaders
@testable import SVGPainting

/// SVG images of tests.
enum SVGText {
  /// What is read of an image with some content.
  static func document(
    _ content: String,
    attributes: String = "width=\"100\" height=\"100\"",
    page: [Appearance: Color] = [:]
  ) throws -> Document {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      \(attributes)>\(content)</svg>
      """
    let read = try Reader.content(
      of: Array(text.utf8),
      file: "a.svg",
      ReadingSettings(page: page)
    )
    guard case .document(let document) = read else {
      throw InputErrors([])
    }
    return document
  }

  /// Each text with its colours in light, as `text: #foreground on #background`.
  static func texts(
    _ content: String,
    in appearance: Appearance = .light,
    page: [Appearance: Color] = [:]
  ) throws -> [String] {
    let component = try document(content, page: page).components[0]
    return component.parts.compactMap { part in
      guard let shown = component.rendering(of: part)[Variant(appearance, .base)] else {
        return nil
      }
      switch shown.fill?.colors {
      case .known(let pairs)?:
        let colors = pairs.map { "\($0.foreground.hex) on \($0.background.hex)" }
        return "\(part.sample): \(colors.sorted().joined(separator: ", "))"
      case .unknown(let fact)?: return "\(part.sample): \(fact)"
      case nil: return "\(part.sample): nothing"
      }
    }
  }

  static let white = "<rect width='100' height='100' fill='white'/>"
  static let label = "<text x='10' y='50' font-size='12'>Q1</text>"
}
