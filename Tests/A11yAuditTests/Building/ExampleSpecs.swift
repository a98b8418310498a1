import A11yAudit

/// Two of the examples as a team would write them in Swift.
enum ExampleSpecs: SpecElements {
  static let stepIndicatorDemo =
    Spec(lang: "en", scope: .screen) {
      Palette(extends: .ios26) {
        Color(
          name: "accent",
          light: "#00468C",
          dark: "#9CCBFF",
          lightHighContrast: "#002F5E",
          darkHighContrast: "#C7E2FF"
        )
        Color(name: "onAccent", light: "white", dark: "black")
        Color(
          name: "outline",
          light: "#757579",
          dark: "#8E8E93",
          lightHighContrast: "#66666A",
          darkHighContrast: "#98989D"
        )
      }
      StepIndicator(id: "demo", current: 2, identity: .position, backdrop: "systemBackground") {
        Group(label: "Checkout, {count} steps", children: .contain) {
          for name in ["Account", "Details", "Review", "Confirm"] { Step(name: name) }
          Connector(state: "completed", thickness: 2) {
            Fill(color: "accent")
          }
          Connector(thickness: 2) {
            Fill(color: "outline")
          }
        }
        Look(
          state: "completed",
          label: "Step {position} of {count}: {name}, completed",
          traits: [.button],
          children: .ignore,
          action: .select,
          hitWidth: 72,
          hitHeight: 48
        ) {
          Shape(kind: .circle, size: 32) {
            Fill(color: "accent")
            Glyph(symbol: "checkmark", style: .caption, weight: .emphasized, color: "onAccent")
          }
          Text("{name}", style: .caption2, maxWidth: 72, overflow: .adapt, color: "label")
        }
        Look(
          state: "current",
          label: "Step {position} of {count}: {name}, current",
          traits: [.selected],
          children: .ignore
        ) {
          Shape(id: "node", kind: .circle, size: 32) {
            Text("{position}", style: .caption, weight: .emphasized, color: "accent")
          }
          Shape(kind: .circle, around: "node", gap: 1) {
            Stroke(width: 2.5, align: .inside, color: "accent")
          }
          Text(
            "{name}",
            style: .caption2,
            weight: .emphasized,
            maxWidth: 72,
            overflow: .adapt,
            color: "label"
          )
        }
        Look(
          state: "upcoming",
          label: "Step {position} of {count}: {name}, upcoming",
          children: .ignore
        ) {
          Shape(kind: .circle, size: 32) {
            Stroke(width: 1, align: .inside, color: "outline")
            Text("{position}", style: .caption, color: "label")
          }
          Text("{name}", style: .caption2, maxWidth: 72, overflow: .adapt, color: "label")
        }
        Text(
          "Step {position}: {name}",
          hidden: true,
          style: .title3,
          weight: .emphasized,
          color: "label"
        )
        Control(
          id: "back",
          disabledWhen: .first,
          label: "Back",
          action: .back,
          width: 96,
          height: 44
        ) {
          Stroke(width: 1, align: .inside, color: "accent")
          Text("← Back", style: .body, color: "accent")
        }
        Control(id: "next", label: "Next", action: .next, when: .notLast, width: 96, height: 44) {
          Fill(color: "accent")
          Text("Next →", style: .body, color: "onAccent")
        }
        Control(id: "done", label: "Done", action: .complete, when: .last, width: 96, height: 44) {
          Fill(color: "accent")
          Text("Done ✓", style: .body, color: "onAccent")
        }
        Announcement("Step {position} of {count}: {name}", on: .advance)
        Announcement("Step {position} of {count}: {name}", on: .back)
        Announcement("Checkout complete", on: .complete)
        Animation(kind: .color, duration: 0.3, starts: .user, reduced: .same)
      }
    }

  private static let minutes: [(zone: String, rate: Double)] = [
    ("low", 70), ("warm-up", 90), ("warm-up", 91), ("warm-up", 92), ("fat-burning", 130),
    ("fat-burning", 124), ("fat-burning", 135), ("fat-burning", 133), ("build-fitness", 143),
    ("high-intensity", 158),
  ]

  static let barChartLegend =
    Spec(lang: "en") {
      Palette(extends: .ios26) {
        Color(name: "low", light: "#8A8A90", dark: "#86868A")
        Color(name: "warmUp", light: "#0B6BCB", dark: "#6A95FF")
        Color(name: "fatBurning", light: "#00403E", dark: "#B8F0C0")
        Color(name: "buildFitness", light: "#B35900", dark: "#F2A94C")
        Color(name: "highIntensity", light: "#5C0013", dark: "#FF7EB8")
      }
      Chart(
        id: "heart-rate-legend",
        type: .bar,
        gap: 0,
        unit: "bpm",
        summary: "Bar chart of ten minutes in beats per minute, from {min} to {max}.",
        backdrop: "systemBackground",
        dynamic: true,
        label: "Heart rate by minute",
        children: .contain
      ) {
        Series(id: "low", name: "Low", color: "low")
        Series(id: "warm-up", name: "Warm Up", pattern: "stripes", color: "warmUp")
        Series(id: "fat-burning", name: "Fat Burning", pattern: "dots", color: "fatBurning")
        Series(id: "build-fitness", name: "Build Fitness", pattern: "grid", color: "buildFitness")
        Series(
          id: "high-intensity",
          name: "High Intensity",
          pattern: "waves",
          color: "highIntensity"
        )
        Look(part: .mark) {
          Shape(kind: .capsule, label: "Minute {category}", value: "{value} bpm, {series}") {
            Fill(color: "series")
            Shape(kind: .rectangle) {
              Stroke(width: 2, color: "systemBackground")
            }
          }
        }
        Title("Exercise", style: .headline, color: "label")
        for (minute, (zone, rate)) in minutes.enumerated() {
          Mark(category: "\(minute + 1)", series: zone, value: rate)
        }
        Axis(dimension: .x, every: 2, hidden: true) {
          Text("{category}", style: .caption, color: "label")
        }
        Axis(dimension: .y, unit: "bpm", ticks: "50 100 150", hidden: true) {
          Title("bpm", style: .caption, color: "label")
          Text("{value}", style: .caption, color: "label")
        }
        Legend(order: .series, label: "Zones", children: .contain) {
          Look(part: .entry, label: "{series}", children: .ignore) {
            Shape(kind: .circle, size: 16) {
              Fill(color: "series")
            }
            Text("{series}", style: .subheadline, color: "label")
          }
        }
        Empty {
          Text("There is no data to display", style: .body, color: "label")
        }
        Announcement("{max} bpm at most in {count} minutes", on: .update, interval: 60)
      }
    }
}
