import StateFlow

// Optional: no other exercise depends on this one.
//
// A playlist shows each song with its index and needs the index to play the
// song. The songs can be any collection, such as an array or a slice of an
// array. Pair each element with its index. As you find it, the struct moves
// step by step, with one call to its base for each step.
//
// 1. indexed() pairs each element with the index that it has in the base,
//    whatever type the indices have, and wherever they start.
// 2. The pairs obey all laws of random-access collections: they can be sliced,
//    reversed, and paired with their indices again.
// 3. Each access to a pair reads its element from the base. No element is read
//    in advance, and none is stored.
// 4. Moving an index by a distance takes a single call to the base, and so does
//    measuring a distance. No operation takes more calls for a larger base.

// This struct isn't isolated to the main actor, because any code can use it.
nonisolated struct IndexedCollection<Base: RandomAccessCollection>:
  RandomAccessCollection
{
  typealias Element = (index: Base.Index, element: Base.Element)

  let base: Base

  // The positions are those of the base, whatever their type and start.
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }

  func index(after index: Base.Index) -> Base.Index {
    base.index(after: index)
  }

  func index(before index: Base.Index) -> Base.Index {
    base.index(before: index)
  }

  // Without these two methods, everything works, but step by step.
  func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  // Each pair is created when it is requested, not in advance.
  subscript(position: Base.Index) -> Element {
    (position, base[position])
  }
}

nonisolated extension RandomAccessCollection {
  /// Returns a collection of the elements, each with its index in this
  /// collection.
  func indexed() -> IndexedCollection<Self> {
    IndexedCollection(base: self)
  }
}
