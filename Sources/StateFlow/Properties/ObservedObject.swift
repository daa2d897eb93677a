/// An object that somebody else keeps, and this view observes.
///
/// Each announcement of the object runs the body, whatever the body reads (OO1). When the parent
/// hands over another object, the view observes that one (OO2).
///
/// An observed object is not kept. `@ObservedObject var model = Model()` makes a new model on every
/// refresh of the parent (OO3): the view that owns an object says `@StateObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType
  private let declared: SourceSpot

  /// Observes an object.
  public init(wrappedValue: ObjectType, file: StaticString = #fileID, line: UInt = #line) {
    object = wrappedValue
    declared = SourceSpot(file: file, line: line)
  }

  /// Observes an object; to be used in an initializer of a view.
  public init(initialValue: ObjectType, file: StaticString = #fileID, line: UInt = #line) {
    self.init(wrappedValue: initialValue, file: file, line: line)
  }

  /// The object; to be set in an initializer of a view, `self.store = store`.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties: `$store.name`.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the properties of an observed object.
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
    // Made in a body alone is no sign: a shared object may be, or one that a state keeps. Two in a
    // row are.
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
          \(withArticle("\(ObjectType.self)")) that is made while the parent's body runs. The parent \
          was refreshed and made another: what the first one held is lost. The view that makes an \
          object owns it: use @StateObject.
          """))
  }
}

extension ObservedObject: InputComparable {
  func isSameInput(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}
