import Foundation

// The methods that apply the offsets of `onDelete` and `onMove` to a collection. On Apple
// platforms, they are part of SwiftUI, not of Foundation.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, such as those that `onDelete` passes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another offset, such as those that
  /// `onMove` passes. The moved elements keep their order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
