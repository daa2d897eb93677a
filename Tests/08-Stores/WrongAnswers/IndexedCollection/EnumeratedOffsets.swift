// It looks as if the offset that enumerated() counts were the index: it is where the base begins at 0, and a slice does not.
// Caught by: in a slice the indices are those of the slice
import StateFlow

nonisolated struct IndexedCollection<Base: RandomAccessCollection>:
  RandomAccessCollection
{
  typealias Element = (index: Int, element: Base.Element)

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

  subscript(position: Base.Index) -> Element {
    (base.distance(from: base.startIndex, to: position), base[position])
  }
}

nonisolated extension RandomAccessCollection {
  /// The elements, each with its index in this collection.
  func indexed() -> IndexedCollection<Self> {
    IndexedCollection(base: self)
  }
}
