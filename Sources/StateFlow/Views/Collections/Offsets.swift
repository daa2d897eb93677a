// Methods that apply the offsets from `onDelete` and `onMove` to a collection. On Apple platforms,
// SwiftUI provides them rather than Foundation.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets, such as those that `onDelete` passes to its action.
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
  /// Moves the elements at the given offsets in front of the element at another offset. `onMove`
  /// passes both arguments to its action. The moved elements keep their order.
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
