/// A success criterion of WCAG 2.2.
package struct SuccessCriterion: Sendable {
  package let number: String

  /// The conformance level.
  package let level: String

  /// What its page is called in Understanding WCAG 2.2.
  let page: String

  /// The address of the page that explains it.
  package var address: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(page)" }

  /// What it asks, as its page is called: “contrast minimum”.
  package var name: String { page.split(separator: "-").joined(separator: " ") }

  static func named(_ number: String) -> SuccessCriterion? { all.first { $0.number == number } }

  package static let all = lines.split(separator: "\n").map { line in
    let words = line.split(separator: " ").map(String.init)
    return SuccessCriterion(number: words[0], level: words[1], page: words[2])
  }

  private static let lines = """
    1.1.1 A non-text-content
    1.2.1 A audio-only-and-video-only-prerecorded
    1.2.2 A captions-prerecorded
    1.2.3 A audio-description-or-media-alternative-prerecorded
    1.2.4 AA captions-live
    1.2.5 AA audio-description-prerecorded
    1.2.6 AAA sign-language-prerecorded
    1.2.7 AAA extended-audio-description-prerecorded
    1.2.8 AAA media-alternative-prerecorded
    1.2.9 AAA audio-only-live
    1.3.1 A info-and-relationships
    1.3.2 A meaningful-sequence
    1.3.3 A sensory-characteristics
    1.3.4 AA orientation
    1.3.5 AA identify-input-purpose
    1.3.6 AAA identify-purpose
    1.4.1 A use-of-color
    1.4.2 A audio-control
    1.4.3 AA contrast-minimum
    1.4.4 AA resize-text
    1.4.5 AA images-of-text
    1.4.6 AAA contrast-enhanced
    1.4.7 AAA low-or-no-background-audio
    1.4.8 AAA visual-presentation
    1.4.9 AAA images-of-text-no-exception
    1.4.10 AA reflow
    1.4.11 AA non-text-contrast
    1.4.12 AA text-spacing
    1.4.13 AA content-on-hover-or-focus
    2.1.1 A keyboard
    2.1.2 A no-keyboard-trap
    2.1.3 AAA keyboard-no-exception
    2.1.4 A character-key-shortcuts
    2.2.1 A timing-adjustable
    2.2.2 A pause-stop-hide
    2.2.3 AAA no-timing
    2.2.4 AAA interruptions
    2.2.5 AAA re-authenticating
    2.2.6 AAA timeouts
    2.3.1 A three-flashes-or-below-threshold
    2.3.2 AAA three-flashes
    2.3.3 AAA animation-from-interactions
    2.4.1 A bypass-blocks
    2.4.2 A page-titled
    2.4.3 A focus-order
    2.4.4 A link-purpose-in-context
    2.4.5 AA multiple-ways
    2.4.6 AA headings-and-labels
    2.4.7 AA focus-visible
    2.4.8 AAA location
    2.4.9 AAA link-purpose-link-only
    2.4.10 AAA section-headings
    2.4.11 AA focus-not-obscured-minimum
    2.4.12 AAA focus-not-obscured-enhanced
    2.4.13 AAA focus-appearance
    2.5.1 A pointer-gestures
    2.5.2 A pointer-cancellation
    2.5.3 A label-in-name
    2.5.4 A motion-actuation
    2.5.5 AAA target-size-enhanced
    2.5.6 AAA concurrent-input-mechanisms
    2.5.7 AA dragging-movements
    2.5.8 AA target-size-minimum
    3.1.1 A language-of-page
    3.1.2 AA language-of-parts
    3.1.3 AAA unusual-words
    3.1.4 AAA abbreviations
    3.1.5 AAA reading-level
    3.1.6 AAA pronunciation
    3.2.1 A on-focus
    3.2.2 A on-input
    3.2.3 AA consistent-navigation
    3.2.4 AA consistent-identification
    3.2.5 AAA change-on-request
    3.2.6 A consistent-help
    3.3.1 A error-identification
    3.3.2 A labels-or-instructions
    3.3.3 AA error-suggestion
    3.3.4 AA error-prevention-legal-financial-data
    3.3.5 AAA help
    3.3.6 AAA error-prevention-all
    3.3.7 A redundant-entry
    3.3.8 AA accessible-authentication-minimum
    3.3.9 AAA accessible-authentication-enhanced
    4.1.2 A name-role-value
    4.1.3 AA status-messages
    """
}

extension RequirementCollection {
  static let wcag = RequirementCollection(
    name: "wcag",
    lack: "there is no such success criterion in WCAG 2.2",
    places: { SuccessCriterion.all.map(\.number) },
    level: { SuccessCriterion.named($0)?.level },
    page: { number in
      SuccessCriterion.named(number)?.address
    }
  )
}
