/// A view that creates a row for each element of a collection, identified by the element's ID.
///
/// If you reorder the elements, the state of each row follows the element's ID (I6). If you remove
/// an element and add it again, its row starts over (I7). If two elements have the same ID, only
/// the first is shown, and a diagnostic reports the duplicate (I8).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: @MainActor (Data.Element) -> ID
  /// Returns the view for an element. The closure can store the element's location in its second
  /// argument. The row keeps that location and passes it in again the next time.
  let content: @MainActor (Data.Element, inout (any RowLocation)?) -> Content
  /// The collection that the rows are bound to, or `nil` if they aren't bound to one.
  let bound: BoundElements?
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// The location of the view in the source code, or `nil` if its data may change.
  var constantAt: SourceSpot?
}

extension ForEach {
  // A binding to a collection is itself a collection of bindings, so it also matches this
  // initializer. This one is disfavored, so that such a binding uses the initializers below, which
  // find elements by their ids.

  /// Creates a row for each element, identified by the ID at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, id: identification(by: id), content: { element, _ in content(element) },
      bound: nil)
  }

  /// Creates a row for each element, identified by its ID.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: identification(of:), content: { element, _ in content(element) }, bound: nil)
  }

  /// Creates a row for each number in a range that never changes.
  ///
  /// As in SwiftUI, a row's ID is its offset in the range, not its number. So in a picker, the rows
  /// of `ForEach(2..<100)` have the tags 0 to 97 (I10). To use the numbers as tags, pass
  /// `id: \.self`.
  ///
  /// If the range changes anyway, the view keeps the rows of the first range, and a diagnostic
  /// reports the change (I9). If the range may change, pass `id: \.self`. *Choice*: if a row's
  /// number is no longer in the range, the row keeps its last content, and `content` isn't called
  /// for it. SwiftUI does call `content`, and the program crashes if `content` uses the number as
  /// an index.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - file: The file that contains the call, for stories and diagnostics. The compiler fills it
  ///     in.
  ///   - line: The line of the call, for stories and diagnostics. The compiler fills it in.
  ///   - content: Returns the view for the given number.
  public init(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(
      data: data, id: { $0 - data.lowerBound }, content: { element, _ in content(element) },
      bound: nil,
      constantAt: SourceSpot(file: file, line: line))
  }

  /// Creates a row for each element of a bound collection and passes the row a binding to its
  /// element.
  ///
  /// A binding finds its element by ID, so the binding follows the element when the element moves
  /// (B7).
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>
  {
    self.init(data, identifiedBy: identification(by: id), idPath: id, content: content)
  }

  /// Creates a row for each element of a bound collection and passes the row a binding to its
  /// element.
  ///
  /// A binding finds its element by ID, so the binding follows the element when the element moves
  /// (B7).
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    ID == Elements.Element.ID,
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>
  {
    self.init(data, identifiedBy: identification(of:), idPath: nil, content: content)
  }

  private init<Elements>(
    _ data: Binding<Elements>, identifiedBy id: @escaping (Elements.Element) -> ID,
    idPath: KeyPath<Elements.Element, ID>?,
    content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements: MutableCollection & RandomAccessCollection,
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>
  {
    let locations = RowLocations(
      data.location, data.wrappedValue, identifiedBy: id, idPath: idPath)
    self.init(
      data: locations.ids,
      id: { $0.1 },
      content: { element, kept in
        let location = locations.location(id: element.1, at: element.0, kept: kept)
        kept = location
        return content(Binding(location, in: data.ownTransaction))
      },
      bound: BoundElements(locations))
  }
}

extension ForEach {
  /// Lets the user delete rows. The action receives the offsets of the deleted rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets the user move rows. The action receives the offsets of the moved rows and their
  /// destination.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }
}

extension ForEach: PrimitiveView {
  func makeNode(below parent: Node, in environment: EnvironmentScope?) -> ViewNode<Self> {
    ForEachNode(self, parent: parent, environment: environment)
  }
}
