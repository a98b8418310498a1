import A11yAudit

extension EverythingSpec {
  @SpecBuilder<any Spec.SpecContent>
  static var data: [any Spec.SpecContent] {
    Progress(
      id: "upload",
      type: .ring,
      determinate: true,
      value: 40,
      min: 0,
      max: 80,
      unit: "MB",
      backdrop: "systemBackground",
      surface: .base,
      appearance: .light,
      dynamic: true,
      label: "Upload",
      traits: [.updatesFrequently],
      valueText: "{value} of {max} {unit}"
    ) {
      State(id: "high", is: .current, from: 50, color: "systemOrange")
      Track(id: "track", thickness: 8, color: "systemFill", opacity: 0.5)
      Fill(thickness: 8, required: true, color: "state") {
        Stop(color: "accent")
        Stop(color: "state")
      }
      Look(state: "high") {
        Track {
          Stop(color: "#CCC")
          Stop(color: "#DDD", opacity: 0.5)
        }
        Fill(color: "state")
      }
      Text("{percent} %", style: .title2, color: "label")
      Group {
        Glyph(symbol: "arrow.up", rendering: .palette, label: "Uploading") {
          Layer(color: "accent", opacity: 0.3)
          Layer(color: "accent")
        }
      }
      Announcement("{percent} percent", on: .update, everyPercent: 10)
    }
    Chart(
      id: "sleep",
      type: .bar,
      stacking: .stacked,
      gap: 0,
      unit: "h",
      summary: "Sleep in a week",
      identity: .id,
      backdrop: "systemBackground",
      label: "Sleep"
    ) {
      Title("Sleep", style: .title3, color: "label")
      Series(
        id: "light",
        name: "Light",
        marker: "circle",
        pattern: "dots",
        dash: "1 1",
        lineWidth: 2,
        empty: false,
        meaning: .warning,
        color: "systemBlue"
      )
      Series(id: "deep", name: "Deep", color: "rgb(52 199 89)")
      Look(id: "bar", part: .mark, series: "light") {
        Shape(kind: .capsule, label: "{category}", value: "{series}: {value} {unit}") {
          Fill(color: "series", material: "regular")
          Fill(image: "texture")
          Fill(color: "series", blend: "multiply")
          Stroke(width: 1, color: "white", material: "thin", image: "edge", blend: "screen")
        }
      }
      Look(part: .series) {
        Shape(kind: .line) {
          Stroke(width: 2, color: "series")
        }
      }
      Group(id: "plot", label: "Nights", children: .contain) {
        Mark(
          id: "monday",
          category: "Mon",
          series: "light",
          value: 7.5,
          summary: false,
          valueText: "{value} hours",
          width: 12,
          height: 75
        )
        Mark(category: "Mon", series: "deep", value: 2) {
          Text("2", color: "label")
        }
        Axis(id: "days", dimension: .x, title: "Day", every: 2, hidden: true) {
          Line(thickness: 1, color: "separator", opacity: 1)
          Gridline(thickness: 0.5, color: "separator")
          Text("{category}", style: .caption, color: "secondaryLabel")
        }
        Legend(order: .reversed, hidden: true) {
          Title("Phases", color: "label")
          Look(part: .entry) {
            Shape(kind: .diamond, size: 10) {
              Fill(color: "series")
            }
          }
          Entry(series: "light") {
            Text("{series}", color: "label")
          }
          Entry(series: "deep", name: "Deep sleep")
          Text("per night", color: "label")
        }
      }
      Axis(dimension: .y, unit: "h", ticks: "0 5 10") {
        Title("Hours", color: "label")
      }
      Text("Deep", series: "deep", size: 11, weight: .semibold, color: "systemGreen")
      Empty(label: "Nothing yet") {
        Text("No data yet", color: "label")
      }
      Loading(label: "Loading") {
        Shape(kind: .circle, size: 20)
      }
      Failure {
        Text("The data could not be loaded", color: "label")
      }
      Table(shown: .linked, label: "All nights", hidden: false)
      Descriptor(title: "Sleep", summary: "Seven nights")
    }
  }
}
