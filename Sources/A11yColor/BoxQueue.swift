/// Boxes of colours by their bounds, least first: a binary heap.
struct BoxQueue {
  private var heap: [(bound: Double, box: ColorBox)] = []

  mutating func insert(_ box: ColorBox, bound: Double) {
    var hole = heap.count
    heap.append((bound, box))
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard bound < heap[parent].bound else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = (bound, box)
  }

  mutating func popFirst() -> (bound: Double, box: ColorBox)? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].bound < heap[child].bound { child += 1 }
      guard heap[child].bound < last.bound else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = last
    return first
  }
}
