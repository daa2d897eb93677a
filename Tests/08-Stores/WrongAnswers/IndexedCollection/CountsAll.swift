// It looks as if a distance had to be counted: the base knows it without a look at its elements.
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

  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    start <= end
      ? base[start..<end].map { _ in 1 }.reduce(0, +)
      : -distance(from: end, to: start)
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
