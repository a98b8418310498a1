import A11yModel
import Testing

@testable import SVGPainting

/// A track that is faded as a whole is not the colour that it is painted with.
@Suite struct FadedTrackTests {
  /// What is seen of the filled part of a ring on its track, in light.
  private func fill(_ attribute: String, page: [Appearance: Color] = [:]) throws -> Coat {
    let circle = "<circle cx='50' cy='50' r='40' fill='none' stroke='#06c' stroke-width='8'"
    let document = try SVGText.document(
      "\(circle) \(attribute)/>\(circle) stroke-dasharray='100 400'/>",
      attributes: "width='100' height='100' role='img' aria-label='Progress 40%'",
      page: page
    )
    let component = document.components[0]
    let part = try #require(component.parts.first { $0.role == .fill })
    let variants = component.rendering(of: part)
    return try #require(variants[Variant(.light, .base)]?.fill)
  }

  @Test(arguments: ["opacity='.1'", "stroke-opacity='.1'"])
  func fadedTracks(_ attribute: String) throws {
    #expect(try fill(attribute).colors == .unknown("the colour of the page behind the image"))
    let known = try fill(attribute, page: [.light: .white])
    guard case .known(let pairs) = known.colors else {
      Issue.record("the colours are not known")
      return
    }
    #expect(pairs.map { "\($0.foreground.hex) on \($0.background.hex)" } == ["#0066CC on #E6F0FA"])
    #expect(known.origin.background == ["#0066CC1A"])
  }

  @Test func opaqueTracksNeedNoPage() throws {
    guard case .known = try fill("").colors else {
      Issue.record("the colours are not known")
      return
    }
  }
}
