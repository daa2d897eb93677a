import Foundation

// What `onDelete` and `onMove` give is given on to the collection by these two. On Apple's
// platforms they come with SwiftUI, and not with Foundation.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete` gives them.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the element that is now at another, as `onMove`
  /// gives them. The moved elements keep their order.
  ///
  /// - Complexity: O(*n*) for *n* elements.
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
