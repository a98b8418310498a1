/// Boxes of colours by their bounds, least first: a binary heap.
struct BoxQueue {
  private var heap: [(bound: Double, box: ColorBox)] = []

  mutating func insert(_ box: ColorBox, bound: Double) {
    heap.append((bound, box))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].bound < heap[parent].bound else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> (bound: Double, box: ColorBox)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      if left < heap.count, heap[left].bound < heap[least].bound { least = left }
      if right < heap.count, heap[right].bound < heap[least].bound { least = right }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
