// It looks as if a known distance were enough: index(_:offsetBy:) still walks to where it leads.
// Caught by: no operation costs more over a larger base
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

  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
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
