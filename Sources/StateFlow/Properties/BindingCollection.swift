// A binding to a collection is itself a collection, of bindings to the elements: `$todos[2]`, and
// `for todo in $todos` (B7).

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements in order.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection that is bound.
  public typealias Index = Value.Index
  /// The positions in the collection that is bound.
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element that is at the position now.
  ///
  /// When the element has been deleted since, the binding reads the last value that there was and
  /// ignores writes, with a diagnostic.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(IndexedLocation(location, at: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
