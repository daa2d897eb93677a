import Foundation
import StateFlow

// Rows are swiped away, or dragged elsewhere. The list hands over offsets,
// all counted in the rows as they were when the finger was lifted. There may
// be no offset; none is out of range.

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    unfinished(
      """
      Remove the elements at the offsets. (The kit's remove(atOffsets:) does \
      the same: write it without.)
      """)
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    unfinished(
      """
      Move the elements at the offsets to the gap before the destination: \
      below the staying ones that are above it now, above the staying ones \
      that are at it or below. They keep their order among themselves. \
      (Without move(fromOffsets:toOffset:).)
      """)
  }
}
