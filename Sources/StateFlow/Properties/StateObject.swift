/// An object that a view makes for itself and keeps, from its appearance to its disappearance.
///
/// The expression runs at most once for each identity (SO1); what the parent passes to the view's
/// initializer later does not reach it (SO3). A new identity gets a new object (SO2). Each
/// announcement of the object runs the body, as with `@ObservedObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private let declared: SourceSpot
  private var storage: StateObjectStorage<ObjectType>?

  /// A state that keeps an object.
  ///
  /// - Parameters:
  ///   - thunk: Makes the object, when the view first appears.
  ///   - file: Filled in by the compiler, for diagnostics.
  ///   - line: Filled in by the compiler, for diagnostics.
  public init(
    wrappedValue thunk: @autoclosure @escaping () -> ObjectType,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    make = thunk
    declared = SourceSpot(file: file, line: line)
  }

  /// The object.
  ///
  /// Off screen there is nothing that keeps one: each access makes an object of its own, with a
  /// diagnostic (SO4).
  public var wrappedValue: ObjectType {
    if let storage { return storage.object }
    Diagnostic.report(
      Diagnostic(
        .stateObjectOffScreen, declared: declared,
        message: """
          The @StateObject declared at \(declared) was used while its view is not on screen. \
          Nothing keeps its \(ObjectType.self) then: each access makes another.
          """))
    return make()
  }

  /// Bindings to the object's properties: `$store.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// Keeps the object of a `@StateObject` while its view is on screen.
final class StateObjectStorage<ObjectType: ObservableObject> {
  let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }
}

extension StateObject: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    // Making an object is no part of the body's run: what it reads and writes is its own affair.
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
  // The parent's expression is used once, so that another one changes nothing (SO3).
  func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
