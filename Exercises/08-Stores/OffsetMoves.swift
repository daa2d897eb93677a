import StateFlow

// In a list, you can swipe rows away or drag them to another position. The list
// passes your code the offsets of these rows, all counted before any row is
// removed or moved. The offsets are always in range, and there may be none.

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    unfinished(
      """
      Remove the elements at the offsets, without using the kit's \
      remove(atOffsets:).
      """)
  }

  /// Moves the rows to the gap before the row at the destination, which is an
  /// offset from 0 to the count. If the destination equals the count, the rows
  /// are moved after the last row.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    unfinished(
      """
      Move the elements at the offsets, without changing their order, to the \
      gap before the destination. Like the offsets, the destination is counted \
      before the move. The other elements keep their order: those before the \
      destination stay above the gap, and those at the destination or after it \
      stay below. Don't use the kit's move(fromOffsets:toOffset:).
      """)
  }
}
