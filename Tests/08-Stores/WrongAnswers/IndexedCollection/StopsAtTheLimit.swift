// It looks as if a limit were where one stops: what would lead beyond it leads nowhere, and that is nil.
// Caught by: no law of random access collections is broken over an array
import StateFlow

nonisolated struct IndexedCollection<Base: RandomAccessCollection>:
  RandomAccessCollection
{
  typealias Element = (index: Base.Index, element: Base.Element)

  let base: Base

  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }

  func index(after index: Base.Index) -> Base.Index {
    base.index(after: index)
  }

  func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }

  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  func index(
    _ index: Base.Index, offsetBy distance: Int, limitedBy limit: Base.Index
  ) -> Base.Index? {
    base.index(index, offsetBy: distance, limitedBy: limit) ?? limit
  }

  subscript(position: Base.Index) -> Element {
    (position, base[position])
  }
}

nonisolated extension RandomAccessCollection {
  /// The elements, each with its index in this collection.
  func indexed() -> IndexedCollection<Self> {
    IndexedCollection(base: self)
  }
}
