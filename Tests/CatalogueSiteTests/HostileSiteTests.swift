import A11yAudit
import RuleCatalogue
import TestSupport
import Testing
import XML

@testable import CatalogueSite

/// Rules of one's own whose texts would be markup, were they not escaped.
@Suite struct HostileSiteTests {
  private static let hostile = "&lt;/title>&lt;script>alert(1)&lt;/script>\"'&amp;\u{202E}]]&gt;"
  private static let written = "</title><script>alert(1)</script>\"'&\\u{202e}]]>"

  private func page() throws -> (XML.Element, String) {
    let text = """
      <rule xmlns="urn:a11y-audit:spec:1" id="own" category="contrast" impact="minor"
            components="chart step-indicator" people="low-vision listening colour">
      <title>\(Self.hostile)</title><requirement ref="own:&lt;b x='1'>"/><profile name="wcag-aa"/>
      <expectation check="text-contrast" uses="large-text">
      <parameter name="minimum" value="5.5" source="&lt;i>"/>
      <parameter name="large-minimum" value="3" source="ours"/></expectation>
      <remedy dialect="spec">\(Self.hostile)</remedy>
      <help><why>\(Self.hostile)</why><applies>`&lt;b>`</applies><decides>&lt;b></decides></help>
      <examples>
      <failed title="&lt;/h3>&lt;script>">
        <step-indicator appearance="light" backdrop="#FFF" label="&lt;img src=x>">
        <?finding?>
        <text color="#999999" style="body">&lt;script>a</text></step-indicator>
      </failed>
      </examples>
      </rule>
      """
    let catalogue = try Catalogue.builtIn.adding([("own.xml", Array(text.utf8))])
    let rule = try #require(catalogue.rule("own"))
    let site = try SitePages(CatalogueSite(catalogue, [rule], version: "1.0.0"))
    return (try #require(site.page(of: "own")), try #require(site.files["index.html"]))
  }

  @Test func textIsText() throws {
    let (page, index) = try page()
    #expect(page.all("title").first?.wholeText.contains(Self.written) == true)
    #expect(page.all("h1").first?.wholeText.hasPrefix(Self.written) == true)
    #expect(page.all.allSatisfy { !["script", "img", "b x"].contains($0.name) })
    #expect(page.all("h3").contains { $0.wholeText.contains("</h3><script>") })
    #expect(page.all("pre").first?.wholeText.contains("&lt;script>a") == true)
    #expect(page.wholeText.contains("<img src=x>"))
    #expect(!index.contains("<script") && index.contains("&lt;script"))
  }

  @Test(
    arguments: [
      ("a\n  <?finding x > y?>\n  <b/>", "a\n  <b/>"), ("<?cantTell x?><b/>", "<b/>"),
      ("  <?finding x", "  <?finding x"), ("", ""), ("<?finding?>", ""),
      ("<?finding a?>\n<?finding b?>\n<c/>\n", "<c/>\n"),
    ]
  )
  func marksAreNotShown(_ source: String, _ shown: String) {
    #expect(ExampleSection.withoutMarks(source) == shown)
  }
}
