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
    if progress.kind == .progressView, progress.value.isAbsent {
      part["type"] = progress.style.content == "linear" ? "bar" : "spinner"
      part["determinate"] = "false"
    } else {
      form(progress, &part)
      range(progress, fraction, &part)
      if let unknown = progress.value.unknown ?? progress.high.unknown {
        part.unknown["value"] = unknown.reason
      }
      if part["value-text"] == nil, part.unknown["value-text"] == nil {
        part.unknown["value-text"] = "what the platform says of its value is not documented"
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
    let traits = (part["traits"] ?? "").split(separator: " ")
    if part.unknown["traits"] == nil, !traits.contains("updates-frequently"),
      !removed.contains("updatesFrequently")
    {
      part.unknown["traits"] = "which traits the platform gives it is not documented"
    }
    show(progress, in: &part)
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

  /// Whether it is a bar or a ring.
  private func form(_ progress: ShownProgress, _ part: inout Part) {
    let isRing = progress.style.content?.lowercased().contains("circular") == true
    part["type"] = isRing ? "ring" : "bar"
    if let unknown = progress.style.unknown {
      part.unknown["type"] = unknown.reason
    } else if progress.kind == .gauge, progress.style.content ?? "automatic" == "automatic" {
      part.unknown["type"] = "what a gauge without a style looks like is not documented"
    }
  }

  /// Adds the labels that are seen, as far as that is known.
  private func show(_ progress: ShownProgress, in part: inout Part) {
    let labels = progress.label + progress.valueLabel + progress.lowLabel + progress.highLabel
    if labels.isEmpty || progress.hasHiddenLabel.content == true { return }
    if progress.kind == .gauge {
      part.unknown["contents"] = "which of its labels a gauge shows is not documented"
    } else {
      part.children += labels.map(\.asLabel).flatMap(drawing.parts)
    }
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

extension ShownView {
  /// The same as it is in an indicator of the platform, which sets what the source does not.
  fileprivate var asLabel: ShownView {
    var view = self
    view.children = children.map(\.asLabel)
    switch content {
    case .text, .symbol: break
    default: return view
    }
    let unknown = Unknown("how the platform sets the label is not documented", at: place)
    if font.size.isAbsent { view.font.size = .unknown(unknown) }
    let plain = Paint.Style.color(ShownColor(.system("primary")))
    if paints.allSatisfy({ $0.style == .known(plain, at: place) }) { view.unknownPaints = unknown }
    return view
  }
}
