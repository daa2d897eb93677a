import Foundation

/// A view for each element of a collection, whose identity is the element's id.
///
/// State follows the id when the elements are reordered (I6). An element that was removed and is
/// added again starts afresh (I7). Two elements with one id are diagnosed (I8): the second is not
/// shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let id: @MainActor (Data.Element) -> ID
  /// Makes the view for an element. The row keeps the location that the closure stores in the
  /// variable, and passes it to the closure again the next time.
  let content: @MainActor (Data.Element, inout Source?) -> Content
  /// The collection that the rows are bound to, if they are.
  let bound: BoundElements?
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  /// Where the view is written, if its data may never change.
  var constantAt: SourceSpot?
}

extension ForEach {
  // A binding to a collection is a collection of bindings, and would do here too. Disfavoured, so
  // that it goes to the initializers below, whose bindings go by id.

  /// A view for each element, named by the id at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, id: identification(by: id), content: { element, _ in content(element) },
      bound: nil)
  }

  /// A view for each element, named by its id.
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: identification(of:), content: { element, _ in content(element) }, bound: nil)
  }

  /// A view for each number of a range that never changes.
  ///
  /// If the range changes all the same, the rows remain those of the first range, and a diagnostic
  /// says so (I9). Write `id: \.self` for a range that may change. *Choice*: a row whose number is
  /// no longer in the range keeps its last content, and `content` is not called for it. SwiftUI
  /// calls it, which stops the program where the number is an index.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - file: Filled in by the compiler, for stories and diagnostics.
  ///   - line: Filled in by the compiler, for stories and diagnostics.
  ///   - content: Makes the view for a number.
  public init(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(
      data: data, id: { $0 }, content: { element, _ in content(element) }, bound: nil,
      constantAt: SourceSpot(file: file, line: line))
  }

  /// A view for each element of a collection that is bound, with a binding to it.
  ///
  /// The bindings go by id: they stay with their elements when those move (B7).
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

  /// A view for each element of a collection that is bound, with a binding to it.
  ///
  /// The bindings go by id: they stay with their elements when those move (B7).
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
  /// Lets the person delete rows; the action is given their offsets.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets the person move rows; the action is given their offsets and where they go.
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
