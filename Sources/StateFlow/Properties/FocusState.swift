/// Which field has the keyboard focus, as a value that the program can read and write.
///
/// `.focused(_:equals:)` says which value stands for a field. Writing the value moves the focus there;
/// a person who moves the focus writes the value.
///
///     enum Field { case name, email }
///     @FocusState private var focus: Field?
///
///     TextField("Name", text: $name).focused($focus, equals: .name)
///     TextField("Email", text: $email).focused($focus, equals: .email)
///     Button("Next") { focus = .email }
///
/// - A field that gets the focus writes its value; one that loses it to a field of another state
///   writes nil, or false (F1).
/// - A field that leaves the screen or is disabled loses the focus (F3).
/// - *Choice*: only text fields can have the focus, as on iOS. Return leaves it where it is, as on
///   a Mac (F4).
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let unfocused: Value
  private let declared: SourceSpot
  private var storage: StateStorage<Value>?

  private init(unfocused: Value, declared: SourceSpot) {
    self.unfocused = unfocused
    self.declared = declared
  }

  /// Whether a field has the focus; false at first.
  public init(file: StaticString = #fileID, line: UInt = #line) where Value == Bool {
    self.init(unfocused: false, declared: SourceSpot(file: file, line: line))
  }

  /// Which of several fields has the focus; nil at first.
  public init<T>(file: StaticString = #fileID, line: UInt = #line) where Value == T?, T: Hashable {
    self.init(unfocused: nil, declared: SourceSpot(file: file, line: line))
  }

  /// The value for the field that has the focus. Writing it moves the focus.
  ///
  /// Off screen it is nil or false, and a write is ignored with a diagnostic (S7).
  public var wrappedValue: Value {
    get { storage?.get() ?? unfocused }
    nonmutating set {
      if let storage { storage.set(newValue) } else { reportOffScreen() }
    }
  }

  /// A binding to the value, for `.focused` and for a child that moves the focus.
  public var projectedValue: Binding {
    Binding(location: storage ?? ConstantLocation(unfocused), unfocused: unfocused)
  }

  private func reportOffScreen() {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen, declared: declared,
        message: """
          The @FocusState declared at \(declared) was written while its view is not on screen. It \
          has no place to keep a value then, and ignores writes.
          """))
  }
}

extension FocusState {
  /// A value that says which field has the focus, kept elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: Location<Value>
    let unfocused: Value

    /// The value at the other end.
    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }

    /// The binding itself, to hand on.
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
  // Where the value lives is the node's affair: it is never a changed input.
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
