import SwiftUI

/// What has become of one stage of an order.
enum StageState {
  case done, active, problem, waiting

  var words: String {
    switch self {
    case .done: String(localized: "Done")
    case .active: String(localized: "In progress")
    case .problem: String(localized: "Problem")
    case .waiting: String(localized: "Waiting")
    }
  }

  var symbol: String {
    switch self {
    case .done: "checkmark.circle.fill"
    case .active: "arrow.right.circle.fill"
    case .problem: "exclamationmark.triangle.fill"
    case .waiting: "circle.dotted"
    }
  }

  var color: Color {
    switch self {
    case .done: Color("OrderDone")
    case .active: Color("OrderActive")
    case .problem: Color("OrderProblem")
    case .waiting: Color("OrderWaiting")
    }
  }
}

/// One stage of an order, as a parcel goes through it.
struct OrderStage: Identifiable, Equatable {
  let id: Int
  let name: String
  var state: StageState
}

/// The stages of an order below one another, each with a state of its own.
struct OrderTracker: View {
  let stages: [OrderStage]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(stages) { stage in
        StageRow(stage: stage, count: stages.count)
        if stage.id != stages.last?.id {
          Rectangle()
            .fill(Color("OrderLine"))
            .frame(width: 2, height: 20)
            .padding(.leading, 14)
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Your order")
    .onChange(of: stages) { before, after in
      for (old, new) in zip(before, after) where old.state != new.state {
        AccessibilityNotification.Announcement("\(new.name): \(new.state.words)").post()
      }
    }
  }
}

/// A symbol for the state, with the name of the stage and the state in words.
private struct StageRow: View {
  let stage: OrderStage
  let count: Int
  @ScaledMetric(relativeTo: .title2) private var width = 32.0

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: stage.state.symbol)
        .font(.title2)
        .foregroundStyle(stage.state.color)
        .frame(width: width)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(stage.name)
          .font(.headline)
        Text(stage.state.words)
          .font(.subheadline)
          .foregroundStyle(stage.state.color)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("Stage \(stage.id) of \(count)")
  }
}

#Preview {
  OrderTracker(stages: [
    OrderStage(id: 1, name: String(localized: "Received"), state: .done),
    OrderStage(id: 2, name: String(localized: "Packed"), state: .active),
    OrderStage(id: 3, name: String(localized: "Customs"), state: .problem),
    OrderStage(id: 4, name: String(localized: "Doorstep"), state: .waiting),
  ])
  .padding()
}
