import A11yModel

@testable import A11yReaders

/// Draws what may be progresses that have no role.
protocol ProgressDrawing {}

extension ProgressDrawing {
  func component(_ content: String, _ attributes: String = "") throws -> Component {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" lang="en" \(attributes)>\
      \(content)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components[0]
  }

  func rect(_ x: Double, _ width: Double, y: Double = 0, height: Double = 20) -> String {
    "<rect x='\(x)' y='\(y)' width='\(width)' height='\(height)'/>"
  }

  func circle(_ attributes: String = "", width: Double = 8) -> String {
    "<circle cx='60' cy='60' r='50' fill='none' stroke='red' stroke-width='\(width)' \(attributes)/>"
  }

  static var called: String { "role='img' aria-label='Progress of the upload'" }

  static var disc: String { "<circle cx='60' cy='60' r='50'/>" }
}
