/// A value that indicates which field has the keyboard focus. Writing the value moves the focus.
///
/// `.focused(_:equals:)` assigns a value to a field. When you write that value, the focus moves to
/// the field. When the user moves the focus to the field, that value is written to the property.
///
///     enum Field { case name, email }
///     @FocusState private var focus: Field?
///
///     TextField("Name", text: $name).focused($focus, equals: .name)
///     TextField("Email", text: $email).focused($focus, equals: .email)
///     Button("Next") { focus = .email }
///
/// - A field that receives the focus writes its value. A field that loses the focus to a field
///   bound to another focus state writes `nil` or `false` (F1).
/// - A field that leaves the screen or is disabled loses the focus (F3).
/// - *Choice*: only text fields can have the focus, as on iOS. The Return key doesn't move the
///   focus, as on macOS (F4).
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let unfocused: Value
  private let declared: SourceSpot
  private var storage: StateStorage<Value>?

  private init(unfocused: Value, declared: SourceSpot) {
    self.unfocused = unfocused
    self.declared = declared
  }

  /// Creates a focus state that indicates whether a field has the focus. Its initial value is
  /// `false`.
  public init(file: StaticString = #fileID, line: UInt = #line) where Value == Bool {
    self.init(unfocused: false, declared: SourceSpot(file: file, line: line))
  }

  /// Creates a focus state that indicates which of several fields has the focus. Its initial value
  /// is `nil`.
  public init<T>(file: StaticString = #fileID, line: UInt = #line) where Value == T?, T: Hashable {
    self.init(unfocused: nil, declared: SourceSpot(file: file, line: line))
  }

  /// The value for the field that has the focus. Writing it moves the focus.
  ///
  /// While the view is off screen, the value is `nil` or `false`, and writes are ignored and
  /// reported in a diagnostic (S7).
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set {
      if let storage { storage.set(newValue) } else { reportOffScreen() }
    }
  }

  /// A binding to the value. Pass the binding to `.focused` or to a child that moves the focus.
  public var projectedValue: Binding {
    Binding(location: storage ?? ConstantLocation(unfocused), unfocused: unfocused)
  }

  private func reportOffScreen() {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen, declared: declared,
        message: """
          The @FocusState declared at \(declared) was written while its view wasn't on screen. \
          Off screen, it ignores writes. Write it in an action, in onAppear, or in onChange.
          """))
  }
}

extension FocusState {
  /// A binding to a `FocusState`.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    let unfocused: Value

    /// The bound value.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// The binding itself, so that you can pass it to a child.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let kept = context.memory as? StateStorage<Value>
    storage = kept ?? StateStorage(unfocused, declared: declared, in: context)
    context.memory = storage
  }

  @MainActor
  func leads(to source: Source) -> Bool { storage === source }
}

extension FocusState: InputComparable {
  // The node stores the value, so the property never counts as a changed input.
  func isSameInput(as other: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {}

  @MainActor
  func leads(to source: Source) -> Bool { location.leads(to: source) }
}

extension FocusState.Binding: InputComparable {
  func isSameInput(as other: FocusState<Value>.Binding) -> Bool {
    location.isSame(as: other.location)
  }
}
