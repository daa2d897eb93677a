/// Rows, one below the other.
///
/// Each view directly inside is a row; a `ForEach` inside makes as many as it has elements.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: ListSelection<SelectionValue>?

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A list in which a row can be selected, by its tag or its id.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content())
  }

  /// A list in which rows can be selected, by their tags or ids.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) }, content())
  }
}

/// Where a list keeps which rows are selected.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  var selected: Set<AnyHashable> {
    switch self {
    case .one(let binding): Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    case .several(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  func select(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension List: ControlView {
  func element(in environment: EnvironmentValues) -> Element {
    var element = Element(control: .list, in: environment)
    guard let selection else { return element }
    element.value = .choice(AnyHashable(selection.selected))
    element.actions.select = selection.select
    return element
  }

  func arrange(_ element: inout Element) { element.arrangeRows() }
}

extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// A list with a row for each element of a collection.
  // A binding to a collection is a collection too: the initializer for bindings goes first.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a collection, named by the id at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number of a range that never changes (I9).
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - file: Filled in by the compiler, for stories and diagnostics.
  ///   - line: Filled in by the compiler, for stories and diagnostics.
  ///   - rowContent: Makes the row for a number.
  public init<RowContent: View>(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, file: file, line: line, content: rowContent))
  }

  /// A list with a row for each element of a collection that is bound, with a binding to it.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a collection, in which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a collection, in which several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .several($0) }, ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, named by the id at a key path, one of them selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element, named by the id at a key path, several of them selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .several($0) }, ForEach(data, id: id, content: rowContent))
  }
}
