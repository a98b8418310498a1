import A11yAudit

/// The fixture with every element and attribute of the dialect, in Swift.
enum EverythingSpec: SpecElements {
  static let spec = Spec(
    lang: "en",
    scope: .screen,
    complete: [.tree, .announcements, .data],
    platform: .macos,
    source: "indicators.fig"
  ) {
    for element in indicators { element }
    for element in data { element }
  }

  @SpecBuilder<any Spec.SpecContent>
  private static var indicators: [any Spec.SpecContent] {
    Palette(extends: .ios13) {
      Color(name: "paper", replaces: true, light: "#FFF") {
        Unknown(appearance: .dark, reason: "it is computed while the app runs")
      }
      Color(name: "accent", value: "systemBlue", confidence: .assumed)
      Color(
        name: "ink",
        opacity: 0.9,
        light: "#111",
        dark: "#EEE",
        lightHighContrast: "black",
        darkHighContrast: "white"
      )
      Color(
        name: "sheet",
        confidence: .certain,
        light: "#FFF",
        dark: "#000",
        lightElevated: "#FFF",
        darkElevated: "#1C1C1E",
        lightHighContrastElevated: "#FFF",
        darkHighContrastElevated: "#242426"
      )
    }
    StepIndicator(
      id: "checkout",
      current: 2,
      ordered: true,
      orientation: .horizontal,
      identity: .position,
      backdrop: "sheet",
      surface: .any,
      appearance: .adaptive,
      dynamic: true,
      variant: "isWide=true",
      scope: .component,
      complete: [.tree, .announcements, .data],
      label: "Step {position} of {count}: {name}",
      value: "{state}",
      hint: "Shows the progress",
      lang: "en-GB",
      localized: true,
      traits: [.updatesFrequently, .summaryElement],
      hidden: false,
      decorative: false,
      children: .combine,
      action: .next,
      live: .polite,
      list: true,
      sortPriority: 1
    ) {
      State(
        id: "done",
        is: .completed,
        announcedAs: "done|finished",
        meaning: .success,
        icon: "checkmark",
        color: "accent"
      )
      State(id: "now", is: .current, color: "#0A84FF")
      State(id: "wrong", is: .error, meaning: .error, color: "systemRed")
      Title(
        "Checkout",
        style: .headline,
        scales: false,
        typeLimit: .xxxLarge,
        maxHeight: 60,
        lines: 1,
        overflow: .truncate,
        color: "ink"
      )
      Step(id: "account", name: "Account", icon: "person") {
        Unknown(reason: "a server sends it", fact: .label)
      }
      Group(id: "middle", label: "The middle", children: .contain) {
        Fill(color: "secondarySystemBackground")
        Stroke(width: 1, color: "separator")
        Step(name: "Details", state: "now", traits: [.selected]) {
          CustomAction(name: "Skip")
          CustomContent(label: "Hint", value: "Needs a moment")
        }
        Connector(state: "upcoming", thickness: 1)
      }
      Step(name: "Review", state: "wrong") {
        Text("{name} failed", color: "ink")
      }
      Look(id: "finished", state: "done", when: .notLast) {
        Shape(
          id: "node",
          kind: .circle,
          size: 32,
          label: "Step {position}, {name}, done",
          when: .notFirst,
          required: true,
          textEquivalent: true,
          essential: false,
          platformDefault: false
        ) {
          Fill(color: "state", opacity: 0.5)
          Stroke(width: 2, align: .inside, dash: "4 2", color: "ink", opacity: 1)
          Glyph(
            symbol: "{icon}",
            label: "Done",
            style: .caption,
            weight: .emphasized,
            scales: true,
            typeLimit: .ax3,
            color: "white"
          )
        }
        Shape(
          kind: .roundedRectangle,
          pattern: "stripes",
          around: "node",
          gap: 0.5,
          opacity: 0.5,
          width: 40,
          height: 40
        ) {
          Stroke(width: 1, align: .outside, color: "accent")
        }
        Text(
          "{name}",
          over: "node",
          style: .caption2,
          maxWidth: 56,
          scales: true,
          typeLimit: .ax5,
          maxHeight: 40,
          lines: 2,
          overflow: .wrap,
          color: "label"
        )
        CustomContent(
          label: "Step {position}",
          value: "{state}",
          importance: .high,
          each: .step
        )
        CustomAction(name: "Go back to {name}")
      }
      Look(step: 3) { Text("{offset}", color: "ink") }
      Look {
        Text("{position}", size: 12, weight: .bold, color: "ink")
      }
      Connector(state: "done", thickness: 2, over: "node") {
        Fill(color: "state")
        Stroke(width: 1, align: .center, color: "clear")
      }
      Control(
        id: "next",
        disabled: false,
        disabledWhen: .last,
        label: "Next",
        traits: [.button],
        action: .next,
        hitWidth: 60,
        hitHeight: 48,
        hitShape: .capsule,
        spacing: 8,
        width: 44,
        height: 44,
        x: 0,
        y: -4
      ) {
        Fill {
          Stop(color: "accent", opacity: 1)
          Stop(color: "#0060DF")
        }
        Stroke(width: 1, color: "accent")
        Text("Next", style: .body, color: "#FFF")
      }
      Announcement("Step {position}", on: .advance, priority: .assertive, interval: 2)
      Announcement("{name} is wrong, {{see above}}", on: .error, priority: .polite)
      Focus(on: .back, to: "next")
      Focus(on: .complete, newScreen: true)
      Animation(
        kind: .scale,
        duration: 1.5,
        repeats: "forever",
        starts: .automatic,
        reduced: .fade,
        stop: "next",
        essential: false
      )
    }
    StatusTracker(
      id: "delivery",
      current: 1,
      ordered: false,
      orientation: .vertical,
      identity: .id,
      surface: .elevated,
      appearance: .dark
    ) {
      State(id: "done", is: .unavailable)
      Step(name: "Packed")
      Step(name: "Sent", state: "done")
      Look(state: "upcoming", when: .first) {
        Glyph(symbol: "circle", decorative: true, color: "ink")
      }
    }
  }
}
