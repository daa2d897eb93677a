// It looks as if the offsets still fitted after the first row has moved: they are counted in the rows as they were.
// Caught by: rows from both sides of the destination meet there, in their order
import Foundation
import StateFlow

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: offset)
    }
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    for offset in offsets {
      let row = remove(at: offset)
      insert(row, at: offset < destination ? destination - 1 : destination)
    }
  }
}
