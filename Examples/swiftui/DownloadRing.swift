import SwiftUI

/// How much of a download is there, as an arc over a track and in the middle as a number.
struct DownloadRing: View {
  let progress: Double
  let cancel: () -> Void
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @ScaledMetric(relativeTo: .title2) private var diameter = 120.0

  var body: some View {
    VStack(spacing: 16) {
      ring
      Button(action: cancel) {
        Image(systemName: "xmark")
          .font(.title2)
          .frame(minWidth: 44, minHeight: 44)
          .contentShape(.rect)
      }
      .accessibilityLabel("Cancel download")
    }
    .onChange(of: progress >= 1) { _, isComplete in
      if isComplete {
        AccessibilityNotification.Announcement(String(localized: "Download complete")).post()
      }
    }
  }

  private var ring: some View {
    ZStack {
      Circle()
        .stroke(.ringTrack, lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.ringFill, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(reduceMotion ? nil : .easeOut(duration: 0.4), value: progress)
      Text(percent)
        .font(.title2.bold())
        .monospacedDigit()
    }
    .frame(width: diameter, height: diameter)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Download")
    .accessibilityValue(percent)
    .accessibilityAddTraits(.updatesFrequently)
  }

  private var percent: String {
    progress.formatted(.percent.precision(.fractionLength(0)))
  }
}

#Preview {
  DownloadRing(progress: 0.65, cancel: {})
}
