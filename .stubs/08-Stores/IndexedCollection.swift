import StateFlow

// Optional: no other exercise depends on this one.
//
// A playlist shows each song with its index and needs the index to play the
// song. The songs can be any collection, such as an array or a slice of an
// array.

// This struct isn't isolated to the main actor, because any code can use it.
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
      Return the element that the base has at this position, together with its \
      index in the base. Read the element from the base on every call: don't \
      read it in advance, and don't store it.
      """,
      placeholder: (base.startIndex, base[base.startIndex]))
  }
}

nonisolated extension RandomAccessCollection {
  /// Returns a collection of the elements, each with its index in this
  /// collection.
  func indexed() -> IndexedCollection<Self> {
    unfinished(
      """
      The struct above moves step by step: to get from one position to \
      another, it makes one call to its base per step. Add to the struct the \
      method that measures a distance and the one that moves by an offset, \
      each with a single call to the base. You can also add other methods. \
      Finally, delete this call to unfinished, but keep the line below it.
      """)
    return IndexedCollection(base: self)
  }
}
