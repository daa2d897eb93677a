import StateFlow

// A playlist shows each song with its place, and needs the place to play it.
// The songs may be any collection: all of an array, or a part of it.

// Not isolated to the main actor: a collection may be used anywhere.
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

  subscript(position: Base.Index) -> Element {
    unfinished(
      """
      Give what the base has at this position, with its index in the base. \
      Ask the base each time: nothing is read in advance, and nothing kept.
      """,
      placeholder: (base.startIndex, base[base.startIndex]))
  }
}

nonisolated extension RandomAccessCollection {
  /// The elements, each with its index in this collection.
  func indexed() -> IndexedCollection<Self> {
    unfinished(
      """
      The struct above walks: from one position to another it asks its base \
      once for each step. Add to the struct the two methods that make each \
      distance and each offset one question, however far it is. You may add \
      more, and need not. Then delete this call; the line below it stays.
      """)
    return IndexedCollection(base: self)
  }
}
