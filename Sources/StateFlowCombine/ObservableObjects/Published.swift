/// An object's property that announces each change before the change happens.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
///     let counter = Counter()
///     let token = counter.$count.sink { print($0, counter.count) }
///     // Prints "0 0"
///     counter.count = 1
///     // Prints "1 0"
///
/// Each time you set the property, the following happens in order: the property's `willSet` runs,
/// the object's `objectWillChange` publisher sends an event, `$count` sends the new value, the
/// value is stored, and `didSet` runs (P2). So a sink that reads the property sees the old value
/// (P1). Setting an equal value is also announced (P3). An in-place mutation, such as `append`, is
/// announced once (P4).
///
/// You can use `@Published` only in classes. You can read, set, and subscribe to the property from
/// any thread.
@propertyWrapper
public struct Published<Value> {
  var box: PublishedBox<Value>

  /// Creates a published property that starts with `initialValue`.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value.
  ///   - file: The file of the declaration, which the story shows. The compiler fills it in.
  ///   - line: The line of the declaration, which the story shows. The compiler fills it in.
  public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    box = PublishedBox(initialValue, declared: SourceSpot(file: file, line: line))
  }

  /// Creates a published property that starts with `wrappedValue`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - file: The file of the declaration, which the story shows. The compiler fills it in.
  ///   - line: The line of the declaration, which the story shows. The compiler fills it in.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    box = PublishedBox(wrappedValue, declared: SourceSpot(file: file, line: line))
  }

  /// This property is unavailable, because a published property announces its changes through its
  /// object.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The property's publisher, which you access as `$property`.
  ///
  /// There is a setter only so that `assign(to: &$property)` compiles. Setting `$property` has no
  /// effect.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The property's value, read and set through its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue, of: object) }
  }

  /// The property's publisher, accessed through its object as `$property`.
  ///
  /// Because this subscript gives access to the object, the story can name the object when an
  /// assigned publisher writes to the property.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { object[keyPath: storageKeyPath].projectedValue }
    set { object[keyPath: storageKeyPath].box.belongs(to: object) }
  }
}

extension Published {
  /// The publisher of a published property.
  ///
  /// A subscriber first receives the current value, and then each new value before it's stored
  /// (P1). A subscriber that subscribes while a new value is being announced receives that value
  /// (P6). A subscription doesn't retain the object and doesn't complete when the object is
  /// released (P9).
  public struct Publisher: StateFlowCombine.Publisher {
    /// The type of the property's value.
    public typealias Output = Value

    /// The type of the publisher's errors, which is `Never` because the publisher never fails.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber. Don't call this method directly. Call `subscribe(_:)`.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      box.subscribers.add(subscriber)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedProperty {
  package var storage: PublishedStorage { box }
}
