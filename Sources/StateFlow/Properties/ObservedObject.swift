/// An object that a view observes but doesn't own.
///
/// Each announcement from the object makes the body run, no matter what the body reads (OO1). If
/// the parent passes a different object, the view observes that object instead (OO2).
///
/// The view doesn't keep the object across updates, so `@ObservedObject var model = Model()`
/// creates a new model each time the parent's body runs (OO3). In the view that owns the object,
/// use `@StateObject` instead.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType
  private let declared: SourceSpot

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType, file: StaticString = #fileID, line: UInt = #line) {
    object = wrappedValue
    declared = SourceSpot(file: file, line: line)
  }

  /// Creates a property that observes an object. Use this initializer in a view's `init`.
  public init(initialValue: ObjectType, file: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: initialValue, file: file, line: line)
  }

  /// The object. You can set it in a view's initializer, as in `self.store = store`.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties, such as `$store.name`.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// A value that provides bindings to the properties of an observed object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(ObjectMemberLocation(object, keyPath))
    }
  }
}

extension ObservedObject: NodeProperty {
  @MainActor
  mutating func install(_ context: inout PropertyContext) {
    let former = context.memory
    context.memory = object
    context.node.noteRead(of: ObjectSource.of(object, in: context.node.graph))
    // One object that was created in a body proves nothing, because it could be shared, or kept in
    // a state. Two such objects in a row prove the mistake.
    if let former, former !== object, PublishedStorage.wasMadeInBody(object),
      PublishedStorage.wasMadeInBody(former)
    {
      reportOwned(context)
    }
  }

  @MainActor
  func leads(to source: Source) -> Bool {
    (source as? ObjectSource)?.concerns(object) ?? false
  }

  @MainActor
  private func reportOwned(_ context: PropertyContext) {
    let isKnown = context.node.graph.diagnostics.contains {
      $0.kind == .observedObjectOwned && $0.declared == declared
    }
    guard !isKnown else { return }
    context.node.graph.report(
      Diagnostic(
        .observedObjectOwned, view: context.viewName, property: context.propertyName,
        declared: declared,
        message: """
          \(context.viewName).\(context.propertyName) observes \
          \(withArticle("\(ObjectType.self)")) that is created while the parent's body runs. The \
          body ran again and created another one, so the values of the first are lost. To keep the \
          object, use @StateObject.
          """))
  }
}

extension ObservedObject: InputComparable {
  func isSameInput(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}
