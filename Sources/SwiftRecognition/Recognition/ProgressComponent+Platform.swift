internal import SwiftEvaluation

// What a `ProgressView` or a `Gauge` of the platform is.
extension ProgressComponent {
  /// Says what the platform draws and tells of an indicator.
  func platform(
    _ progress: ShownProgress,
    _ view: ShownView,
    _ fraction: Double?,
    _ part: inout Part
  ) {
    let isRing = progress.style.content?.lowercased().contains("circular") == true
    if progress.kind == .progressView, progress.value.isAbsent {
      part["type"] = progress.style.content == "linear" ? "bar" : "spinner"
      part["determinate"] = "false"
    } else {
      part["type"] = isRing ? "ring" : "bar"
      range(progress, fraction, &part)
      if let unknown = progress.value.unknown ?? progress.high.unknown {
        part.unknown["value"] = unknown.reason
      }
      let isTold = part["value-text"] != nil || part.unknown["value-text"] != nil
      if !isTold, !progress.valueLabel.isEmpty {
        part.unknown["value-text"] =
          "what is heard of it beside the label of its value is not documented"
      } else if !isTold {
        part["value-text"] = progress.value.content == nil ? "{unknown} %" : "{percent} %"
      }
    }
    let isHeard = part["label"] != nil || part.unknown["label"] != nil
    let labels = progress.label.flatMap(drawing.parts)
    let heard = labels.flatMap(\.all).filter { $0["hidden"] == nil }.compactMap {
      $0["label"] ?? $0.text
    }
    let title = heard.first
    if !isHeard, labels.contains(where: { $0["hidden"] != nil }) || heard.count > 1 {
      part.unknown["label"] = "what is heard of such a label is not documented"
    } else if !isHeard, let title {
      part["label"] = title == PartDrawing.unknown ? nil : title
      part.unknown["label"] =
        title.contains(PartDrawing.unknown)
        ? labels.flatMap(\.all).lazy.compactMap { $0.unknown["text"] }.first : nil
    }
    let isSilent = part["value-text"] == nil && part.unknown["value-text"] == nil
    if progress.kind == .progressView, progress.value.isAbsent, title == nil, isSilent, !isHeard {
      part.unknown["value-text"] = "what the platform says of it is not documented"
    }
    if part["children"] == nil { part["children"] = "ignore" }
    let removed = view.accessibility.removedTraits.content ?? []
    if part.unknown["traits"] == nil, !removed.contains("updatesFrequently") {
      let told = part["traits"].map { $0.split(separator: " ").map(String.init) } ?? []
      part["traits"] = Set(told + ["updates-frequently"]).sorted().joined(separator: " ")
    }
    if progress.hasHiddenLabel.content != true {
      part.children +=
        (progress.label + progress.valueLabel + progress.lowLabel + progress.highLabel)
        .flatMap(drawing.parts)
    }
    var fill = Part("fill", at: view.place)
    if let tint = view.paints.last(where: { $0.role == .foreground }) {
      drawing.color(tint.style, of: &fill)
    } else {
      fill.unknown["color"] = "the platform paints it"
    }
    var track = Part("track", at: view.place)
    track.unknown["color"] = "the platform paints it"
    part.children = (part["type"] == "spinner" ? [fill] : [track, fill]) + part.children
  }

  /// How far it is: as the source says it, or where that is finer than a thousandth, the part of its range.
  private func range(_ progress: ShownProgress, _ fraction: Double?, _ part: inout Part) {
    guard let value = progress.value.content else { return }
    let low = progress.low.content ?? 0
    let high = progress.high.content ?? 1
    let isCoarse = [value, low, high].allSatisfy { number in
      abs((number * 1000).rounded() - number * 1000) <= abs(number) && abs(number) < 1e12
    }
    guard isCoarse || fraction == nil else {
      part["value"] = fraction.map(drawing.share)
      return
    }
    part["value"] = high == 1 && low == 0 ? drawing.share(value) : drawing.number(value)
    if low != 0 { part["min"] = drawing.number(low) }
    if high != 1 { part["max"] = drawing.number(high) }
  }
}
