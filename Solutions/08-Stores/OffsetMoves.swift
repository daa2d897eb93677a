import StateFlow

// In a list, you can swipe rows away or drag them to another position. The list
// passes your code the offsets of these rows, all counted before any row is
// removed or moved. The set of offsets can be empty, and the offsets are always
// in range. Write both methods yourself, without the kit's remove(atOffsets:)
// and move(fromOffsets:toOffset:).
//
// 1. removeRows(at:) removes the rows at the offsets, and no others.
// 2. moveRows(from:to:) moves a row up or down to the gap before the row at the
//    destination. Like the offsets, the destination is counted before the move.
//    The other rows keep their order.
// 3. If several rows move, they keep their order, even if some of them come
//    from above the gap and others from below it.
// 4. If the destination equals the count, the rows move to the end.

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    // Start at the back, so that the remaining offsets stay valid.
    for offset in offsets.reversed() {
      remove(at: offset)
    }
  }

  /// Moves the rows to the gap before the row at the destination, which is an
  /// offset from 0 to the count.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[$0] }
    // Each row removed from before the destination shifts the gap by one.
    let gap = destination - offsets.count(in: 0..<destination)
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
