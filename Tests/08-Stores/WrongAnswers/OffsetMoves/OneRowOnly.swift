// It looks as if a set of offsets had one: where several are chosen, several go.
// Caught by: neighbors are removed together
import Foundation
import StateFlow

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    guard let offset = offsets.first else { return }
    remove(at: offset)
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[$0] }
    let gap = destination - offsets.count(in: 0..<destination)
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
