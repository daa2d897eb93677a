/// A value that a view owns from its first appearance until its removal.
///
/// A view is a structure that is created again for each update, so its plain properties can't
/// change. `@State` keeps the value outside the structure, under the view's identity. When you
/// write the value, the bodies that read it run again:
///
///     struct Counter: View {
///       @State private var count = 0
///
///       var body: some View {
///         Button("Count: \(count)") { count += 1 }
///       }
///     }
///
/// - The initial value is used once for each identity (S1), but its expression is evaluated each
///   time the structure is created (S10, as in SwiftUI before Xcode 27).
/// - You can read a written value immediately. The body runs later, and only once for several
///   writes (S3, S5).
/// - Writing an equal value doesn't cause an update (S4). A write in `body` is dropped and reported
///   in a diagnostic (S6).
/// - You can write from any thread. The update happens on the main actor (S11).
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private let declared: SourceSpot
  private var storage: StateStorage<Value>?

  /// Creates a state property with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value of the property when the view appears.
  ///   - file: The file of the declaration, which stories and diagnostics show. The compiler fills
  ///     it in.
  ///   - line: The line of the declaration, which stories and diagnostics show. The compiler fills
  ///     it in.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    initial = wrappedValue
    declared = SourceSpot(file: file, line: line)
  }

  /// Creates a state property with an initial value. Use this initializer in a view's `init`.
  public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: initialValue, file: file, line: line)
  }

  /// The current value.
  ///
  /// While the view is off screen, the property returns the initial value, and writes are ignored
  /// and reported in a diagnostic (S7).
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set {
      if let storage { storage.set(newValue) } else { reportOffScreen("was written") }
    }
  }

  /// A binding to the value. Pass the binding to a child that has to write the value.
  ///
  /// Creating the binding doesn't read the value, so a body that only passes `$count` to a child
  /// doesn't depend on the value (S8).
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(storage) }
    reportOffScreen("was used to make a binding")
    return .constant(initial)
  }

  private func reportOffScreen(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen, declared: declared,
        message: """
          The @State declared at \(declared) \(happened) while its view wasn't on screen. Off \
          screen, it returns its initial value and ignores writes. Use it in a body or an action.
          """))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property whose initial value is `nil` (S12).
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: nil, file: file, line: line)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let kept = context.memory as? StateStorage<Value>
    storage = kept ?? StateStorage(initial, declared: declared, in: context)
    context.memory = storage
  }

  @MainActor
  func leads(to source: Source) -> Bool { storage === source }
}

extension State: ValueHolding {
  package var heldValue: Any? { storage?.peek() ?? initial }
}

extension State: InputComparable {
  // The node stores the value, so a state never counts as a changed input.
  func isSameInput(as other: State<Value>) -> Bool { true }
}
