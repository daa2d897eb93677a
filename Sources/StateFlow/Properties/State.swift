/// A value that a view keeps for itself, from its appearance to its disappearance.
///
/// A view is a structure that is made anew for each update, so a plain property of it cannot
/// change. `@State` keeps the value outside, by the view's identity, and asks for a new run of the
/// bodies that read it when it is written:
///
///     struct Counter: View {
///       @State private var count = 0
///
///       var body: some View {
///         Button("Count: \(count)") { count += 1 }
///       }
///     }
///
/// - The initial value is used once for each identity (S1); its expression is evaluated each time
///   the structure is made (S10, as in SwiftUI before Xcode 27).
/// - A write can be read back at once; the body runs later, once for several writes (S3, S5).
/// - Writing an equal value does nothing (S4). A write in `body` is dropped and diagnosed (S6).
/// - Any thread may write; the update happens on the main actor (S11).
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private let declared: SourceSpot
  private var storage: StateStorage<Value>?

  /// A state that starts with a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value for the first time that a view appears.
  ///   - file: Filled in by the compiler, for stories and diagnostics.
  ///   - line: Filled in by the compiler, for stories and diagnostics.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    initial = wrappedValue
    declared = SourceSpot(file: file, line: line)
  }

  /// A state that starts with a value; to be used in an initializer of a view.
  public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: initialValue, file: file, line: line)
  }

  /// The current value.
  ///
  /// Off screen it is the initial value, and a write is ignored with a diagnostic (S7).
  public var wrappedValue: Value {
    get { storage?.get() ?? initial }
    nonmutating set {
      if let storage { storage.set(newValue) } else { reportOffScreen("was written") }
    }
  }

  /// A binding to the value, for a child that has to write it.
  ///
  /// Making one reads nothing: a body that only hands `$count` on does not depend on it (S8).
  public var projectedValue: Binding<Value> {
    if let storage { return Binding(storage) }
    reportOffScreen("was asked for a binding")
    return .constant(initial)
  }

  private func reportOffScreen(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .stateOffScreen, declared: declared,
        message: """
          The @State declared at \(declared) \(happened) while its view is not on screen. It has \
          no place to keep a value then: it reads as its initial value, and ignores writes.
          """))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts as nil (S12).
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
  var heldValue: Any? { storage?.peek() ?? initial }
}

extension State: InputComparable {
  // Where the value lives is the node's affair: a state is never a changed input.
  func isSameInput(as other: State<Value>) -> Bool { true }
}
