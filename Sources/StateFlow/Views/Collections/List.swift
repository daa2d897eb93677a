/// A container that shows its views as rows, one below the other.
///
/// Each direct child is a row. A `ForEach` in the list creates one row for each element of its
/// data.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  private let selection: ListSelection<SelectionValue>?

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list in which the user can select one row, identified by its tag or ID.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .one($0) }, content())
  }

  /// Creates a list in which the user can select several rows, identified by their tags or IDs.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { .several($0) }, content())
  }
}

/// A binding to the selected rows of a list.
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
    element.actions.refresh = environment.refresh?.start
    guard let selection else { return element }
    element.value = .choice(AnyHashable(selection.selected))
    element.actions.select = selection.select
    return element
  }

  func arrange(_ element: inout Element) { element.arrangeRows() }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Creates a list with a row for each element of a collection.
  // A binding to a collection is itself a collection, but has its own initializer. This one is
  // therefore disfavored.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection, identified by the ID at a key
  /// path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number in a range that never changes (I9).
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - file: The file that contains the call, for stories and diagnostics. The compiler fills it
  ///     in.
  ///   - line: The line of the call, for stories and diagnostics. The compiler fills it in.
  ///   - rowContent: Returns the row for the given number.
  public init<RowContent: View>(
    _ data: Range<Int>, file: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, file: file, line: line, content: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection and passes each row a binding
  /// to its element.
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
  /// Creates a list with a row for each element of a collection. The user can select one row.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of a collection. The user can select several rows.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection.map { .several($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by the ID at a key path. The user can
  /// select one row.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .one($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by the ID at a key path. The user can
  /// select several rows.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection.map { .several($0) }, ForEach(data, id: id, content: rowContent))
  }
}
