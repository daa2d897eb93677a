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
      Move the elements at the offsets, in their order, to the gap before \
      the destination. Of the others, those that are before the destination \
      now stay above the gap; those at the destination or behind it stay \
      below. (Without move(fromOffsets:toOffset:).)
      """)
  }
}
