// It looks as if pairs had to be made to be had: all elements are read and copied before anybody asks for one.
// Caught by: nothing is read before it is asked for
import StateFlow

nonisolated struct IndexedCollection<Base: RandomAccessCollection>:
  RandomAccessCollection
{
  typealias Element = (index: Base.Index, element: Base.Element)

  private let pairs: [Element]

  init(base: Base) {
    pairs = Array(zip(base.indices, base))
  }

  var startIndex: Int { pairs.startIndex }
  var endIndex: Int { pairs.endIndex }

  subscript(position: Int) -> Element {
    pairs[position]
  }
}

nonisolated extension RandomAccessCollection {
  /// The elements, each with its index in this collection.
  func indexed() -> IndexedCollection<Self> {
    IndexedCollection(base: self)
  }
}
