/// A property that announces each change before it happens.
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
/// One set goes: the property's `willSet`, `objectWillChange` of the object, `$count` with the new
/// value, the value is stored, `didSet` (P2). So a sink that reads the property sees the old value
/// (P1). An equal value is announced like any other (P3); a mutation in place, such as `append`, is
/// announced once (P4).
///
/// It works in classes only, and can be read, set and subscribed to from any thread.
@propertyWrapper
public struct Published<Value> {
  // The struct is this one reference and nothing else: an object's layout is read by offset.
  @usableFromInline var box: PublishedBox<Value>

  /// A published property that starts with `initialValue`.
  ///
  /// - Parameters:
  ///   - initialValue: What it holds first.
  ///   - file: The file of the declaration, filled in by the compiler, for the story.
  ///   - line: The line of the declaration, filled in by the compiler, for the story.
  public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    box = PublishedBox(initialValue, declared: SourceSpot(file: file, line: line))
  }

  /// A published property that starts with `wrappedValue`.
  ///
  /// - Parameters:
  ///   - wrappedValue: What it holds first.
  ///   - file: The file of the declaration, filled in by the compiler, for the story.
  ///   - line: The line of the declaration, filled in by the compiler, for the story.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    box = PublishedBox(wrappedValue, declared: SourceSpot(file: file, line: line))
  }

  /// Unavailable: a published property announces through the object it belongs to.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  /// The publisher of the property, spelled `$property`.
  ///
  /// It is settable only so that you can write `assign(to: &$property)`; setting it has no effect.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  /// The value of the property, read and set through the object it belongs to.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue, of: object) }
  }

  /// The publisher of the property, spelled `$property`, through the object it belongs to.
  ///
  /// Going through the object lets the story name the object when an assigned publisher writes to
  /// the property.
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
  /// A subscriber gets the current value first, then each new one before it is stored (P1). One
  /// that subscribes while a new value is being announced gets that value (P6). It neither keeps
  /// the object alive nor completes when the object goes (P9).
  public struct Publisher: StateFlow.Publisher {
    /// What it sends.
    public typealias Output = Value

    /// It never fails.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber. Call `subscribe(_:)` instead.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      box.subscribers.add(subscriber)
    }

    public var _releasesSubscribers: Bool { true }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Tells a published property from other fields.
protocol PublishedProperty {}

extension Published: PublishedProperty, AnnouncingField {}
