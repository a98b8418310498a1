import SwiftUI

/// What a customer goes through to place an order.
enum CheckoutStep: Int, CaseIterable, Identifiable {
  case cart, details, payment, review

  var id: Self { self }
  var number: Int { rawValue + 1 }

  var title: String {
    switch self {
    case .cart: String(localized: "Cart")
    case .details: String(localized: "Details")
    case .payment: String(localized: "Payment")
    case .review: String(localized: "Review")
    }
  }

  var position: String {
    String(localized: "Step \(number) of \(Self.allCases.count): \(title)")
  }
}

/// The steps of a checkout in a row; every one says where it stands and whether it is done.
struct CheckoutSteps: View {
  let current: CheckoutStep

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      ForEach(CheckoutStep.allCases) { step in
        StepNode(step: step, progress: progress(of: step))
        if step != CheckoutStep.allCases.last {
          Rectangle()
            .fill(step.number < current.number ? Color(.stepAccent) : Color(.stepOutline))
            .frame(height: 2)
            .padding(.top, 15)
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Checkout")
    .onChange(of: current) { _, step in
      AccessibilityNotification.Announcement(step.position).post()
    }
  }

  private func progress(of step: CheckoutStep) -> StepProgress {
    if step.number < current.number { return .completed }
    return step == current ? .current : .upcoming
  }
}

/// How far a customer is with one step.
enum StepProgress {
  case completed, current, upcoming

  var words: LocalizedStringKey {
    switch self {
    case .completed: "completed"
    case .current: "current"
    case .upcoming: "not started"
    }
  }
}

/// A circle with the number of a step, or with a tick once it is done, and the title below.
private struct StepNode: View {
  let step: CheckoutStep
  let progress: StepProgress
  @ScaledMetric(relativeTo: .caption) private var diameter = 32.0

  var body: some View {
    VStack(spacing: 6) {
      circle.frame(width: diameter, height: diameter)
      Text(step.title)
        .font(.caption)
        .multilineTextAlignment(.center)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(step.position)
    .accessibilityValue(progress.words)
    .accessibilityAddTraits(progress == .current ? .isSelected : [])
  }

  @ViewBuilder private var circle: some View {
    switch progress {
    case .completed:
      Circle().fill(Color(.stepAccent)).overlay {
        Image(systemName: "checkmark")
          .font(.caption.bold())
          .foregroundStyle(Color(.stepOnAccent))
      }
    case .current:
      Circle().strokeBorder(Color(.stepAccent), lineWidth: 4).overlay {
        Text("\(step.number)").font(.caption.bold()).foregroundStyle(Color(.stepAccent))
      }
    case .upcoming:
      Circle().strokeBorder(Color(.stepOutline), lineWidth: 2).overlay {
        Text("\(step.number)").font(.caption.bold()).foregroundStyle(.primary)
      }
    }
  }
}

/// The page around the steps, with what leads on and back.
struct CheckoutPage: View {
  @State private var current = CheckoutStep.details

  var body: some View {
    VStack(spacing: 32) {
      CheckoutSteps(current: current)
      HStack {
        Button(action: back) {
          Image(systemName: "chevron.backward")
            .frame(minWidth: 44, minHeight: 44)
            .contentShape(.rect)
        }
        .accessibilityLabel("Previous step")
        .disabled(current == .cart)
        Button(action: next) {
          Text("Continue")
            .foregroundStyle(Color(.stepOnAccent))
            .frame(minWidth: 120, minHeight: 44)
        }
        .buttonStyle(.borderedProminent)
        .disabled(current == .review)
      }
      .tint(Color(.stepAccent))
    }
    .padding()
  }

  private func back() {
    current = CheckoutStep(rawValue: current.rawValue - 1) ?? current
  }

  private func next() {
    current = CheckoutStep(rawValue: current.rawValue + 1) ?? current
  }
}

#Preview {
  CheckoutPage()
}
