import Foundation

/// A view that creates a row for each element of a collection, identified by the element's id.
///
/// If elements are reordered, state follows their ids (I6). If an element is removed and added
/// again, its row starts over (I7). If two elements have the same id, the second isn't shown, and a
/// diagnostic reports it (I8).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: @MainActor (Data.Element) -> ID
  /// Returns the view for an element. The row keeps the location that the closure stores in the
  /// variable, and passes it to the closure again the next time.
  let content: @MainActor (Data.Element, inout Source?) -> Content
  /// The collection that the rows are bound to, or nil if they aren't bound.
  let bound: BoundElements?
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// The source location of the view, if its data must never change.
  var constantAt: SourceSpot?
}

extension ForEach {
  // A binding to a collection is a collection of bindings, so it would match this initializer, too.
  // This one is disfavored in favor of the initializers below, whose bindings use ids.

  /// Creates a row for each element, identified by the id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, id: identification(by: id), content: { element, _ in content(element) },
      bound: nil)
  }

  /// Creates a row for each element, identified by its id.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: identification(of:), content: { element, _ in content(element) }, bound: nil)
  }

  /// Creates a row for each number of a range that never changes.
  ///
  /// If the range changes anyway, the rows remain those of the first range, and a diagnostic
  /// reports it (I9). If the range may change, write `id: \.self`. *Choice*: a row whose number is
  /// no longer in the range keeps its last content, and `content` isn't called for it. SwiftUI
  /// calls it, which stops the program if the number is used as an index.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - file: The file of the call, filled in by the compiler, for stories and diagnostics.
  ///   - line: The line of the call, filled in by the compiler, for stories and diagnostics.
  ///   - content: Returns the view for a number.
  public init(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(
      data: data, id: { $0 }, content: { element, _ in content(element) }, bound: nil,
      constantAt: SourceSpot(file: file, line: line))
  }

  /// Creates a row for each element of a bound collection. Each row gets a binding to its element.
  ///
  /// The bindings use ids, so they stay with their elements when those move (B7).
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

  /// Creates a row for each element of a bound collection. Each row gets a binding to its element.
  ///
  /// The bindings use ids, so they stay with their elements when those move (B7).
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
    let locations = ElementLocations(
      data.location, data.wrappedValue, identifiedBy: id, idPath: idPath)
    self.init(
      data: locations.ids,
      id: { $0.1 },
      content: { element, kept in
        let location = locations.location(id: element.1, at: element.0, kept: kept)
        kept = location
        return content(Binding(location))
      },
      bound: BoundElements(locations))
  }
}

extension ForEach {
  /// Lets the user delete rows. The action gets their offsets.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets the user move rows. The action gets their offsets and the destination.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }
}

extension ForEach: PrimitiveView {
  func makeNode(
    below parent: Node, in environment: EnvironmentScope?
  ) -> ViewNode<ForEach<Data, ID, Content>> {
    ForEachNode(self, parent: parent, environment: environment)
  }
}
