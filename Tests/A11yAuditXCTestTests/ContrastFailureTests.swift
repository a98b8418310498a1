import A11yAudit
import A11yAuditXCTest
import Testing

/// What an assertion says of two colours.
@Suite struct ContrastFailureTests {
  private func messages(
    _ foreground: String,
    on background: String,
    atLeast minimum: Double = 4.5,
    palette: AuditedSpec? = nil,
    appearances: [Appearance] = Appearance.allCases
  ) -> [String] {
    let failures = ContrastFailures.of(
      foreground,
      on: background,
      atLeast: minimum,
      palette: palette,
      appearances: appearances
    )
    #expect(failures.allSatisfy { $0.place == .call })
    return failures.map(\.message)
  }

  @Test func literals() {
    #expect(messages("black", on: "#FFF", atLeast: 21) == [])
    #expect(
      messages("white", on: "#34C759") == [
        """
        white on #34C759 falls short of 4.5:1
            #FFFFFF on #34C759 is 2.21:1; nearest: #444241 in front, or #008A28 behind
        """
      ]
    )
  }

  /// Ratios are never rounded up: #777 on white is 4.478.
  @Test func thresholdIsExact() {
    #expect(messages("#777", on: "white").count == 1)
    #expect(messages("#767676", on: "white").isEmpty)
  }

  /// A system colour is another in each appearance.
  @Test func systemColors() {
    let found = messages("secondaryLabel", on: "systemBackground")
    #expect(found.count == 1)
    let lines = found[0].split(separator: "\n").map { $0.prefix { $0 != "#" } }
    #expect(lines.count > 1 && lines[1] == "    light: ", "\(found)")
    #expect(messages("secondaryLabel", on: "systemBackground", appearances: [.dark]) == [])
    #expect(messages("label", on: "systemBackground", atLeast: 7) == [])
  }

  @Test func translucentForeground() {
    let found = messages("rgb(0 0 0 / 50%)", on: "white")
    #expect(
      found == [
        """
        rgb(0 0 0 / 50%) on white falls short of 4.5:1
            #808080 on #FFFFFF is 3.94:1; nearest: #757778 in front
        """
      ]
    )
  }

  @Test func tokens() throws {
    let palette = Spec {
      Spec.Palette(extends: .ios13) {
        Spec.Color(name: "brand", light: "#C2410C", dark: "#FB923C")
        Spec.Color(name: "lightOnly", light: "#000")
        Spec.Color(name: "ink", value: "#111")
      }
    }
    let document = try palette.document()
    for spec in [AuditedSpec.built(palette), .document(document), .text(palette.text)] {
      #expect(messages("white", on: "brand", palette: spec).count == 1)
      #expect(messages("white", on: "brand", palette: spec, appearances: [.light]) == [])
      #expect(messages("ink", on: "white", palette: spec) == [])
      #expect(
        messages("lightOnly", on: "white", palette: spec) == [
          "‘lightOnly’ has no colour in dark"
        ]
      )
      #expect(
        messages("bran", on: "white", palette: spec) == [
          "‘bran’ is not a colour; did you mean ‘brand’?"
        ]
      )
      // The generation is the palette's: iOS 13's blue.
      #expect(messages("systemBlue", on: "white", palette: spec)[0].contains("#007AFF"))
    }
    #expect(messages("white", on: "white", palette: .text("<spec"))[0].hasPrefix("spec:1:6: "))
  }

  @Test func mistakes() {
    #expect(
      messages("systemBlu", on: "white") == [
        "‘systemBlu’ is not a colour; did you mean ‘systemBlue’?"
      ]
    )
    #expect(
      messages("black", on: "clear") == [
        "the background clear is not opaque; name what lies behind"
      ]
    )
    #expect(messages("black", on: "#12")[0].contains("#12"))
    for ratio in [0, 0.99, 21.01, .nan, .infinity] {
      #expect(
        messages("black", on: "white", atLeast: ratio) == [
          "atLeast: \(ratio) is no contrast ratio; one is from 1 to 21"
        ]
      )
    }
    #expect(messages("black", on: "white", appearances: []) == ["appearances: is empty; name one"])
  }
}
