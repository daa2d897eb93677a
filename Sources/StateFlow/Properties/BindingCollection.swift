// A binding to a collection is itself a collection of bindings to the elements, which makes
// `$todos[2]` and `for todo in $todos` possible (B7).

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the bound collection.
  public typealias Index = Value.Index
  /// The positions in the bound collection.
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at a position.
  ///
  /// If the element is deleted later, the binding returns the element's last value, ignores writes,
  /// and reports a diagnostic.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(IndexedLocation(location, at: position), in: ownTransaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
