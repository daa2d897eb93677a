/// An object that a view creates on its first appearance and owns until its removal.
///
/// The expression that creates the object runs at most once for each identity (SO1), so arguments
/// that the parent later passes to the view's initializer don't affect the object (SO3). A new
/// identity gets a new object (SO2). As with `@ObservedObject`, each announcement from the object
/// makes the body run.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private let declared: SourceSpot
  private var storage: StateObjectStorage<ObjectType>?

  /// Creates a state property that owns an object.
  ///
  /// - Parameters:
  ///   - thunk: A closure that creates the object. It runs when the view first appears.
  ///   - file: The file of the declaration, which diagnostics show. The compiler fills it in.
  ///   - line: The line of the declaration, which diagnostics show. The compiler fills it in.
  public init(
    wrappedValue thunk: @autoclosure @escaping () -> ObjectType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    make = thunk
    declared = SourceSpot(file: file, line: line)
  }

  /// The object.
  ///
  /// While the view is off screen, nothing retains the object, so each access creates a new object
  /// and reports a diagnostic (SO4).
  public var wrappedValue: ObjectType {
    if let storage { return storage.object }
    Diagnostic.report(
      Diagnostic(
        .stateObjectOffScreen, declared: declared,
        message: """
          The @StateObject declared at \(declared) was used while its view wasn't on screen. Off \
          screen, nothing retains its \(ObjectType.self), so each access creates a new one.
          """))
    return make()
  }

  /// Bindings to the object's properties, such as `$store.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// The storage for the object of a `@StateObject` property while its view is on screen.
final class StateObjectStorage<ObjectType: ObservableObject> {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}

extension StateObject: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    // Creating the object isn't part of the body's run, so the node doesn't depend on values that
    // the object's initializer reads.
    let kept = context.memory as? StateObjectStorage<ObjectType>
    let storage = kept ?? Evaluating.run(nil) { StateObjectStorage(make()) }
    self.storage = storage
    context.memory = storage
    context.node.noteRead(of: ObjectSource.of(storage.object, in: context.node.graph))
  }

  @MainActor
  func leads(to source: Source) -> Bool {
    guard let storage else { return false }
    return (source as? ObjectSource)?.concerns(storage.object) ?? false
  }
}

extension StateObject: InputComparable {
  // The parent's expression is used only once, so a new one isn't a changed input (SO3).
  func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
