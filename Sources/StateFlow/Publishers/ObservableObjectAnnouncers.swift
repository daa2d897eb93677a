/// Finds the publisher through which an object announces its changes.
///
/// The publisher lives in the storage of the object's published properties, so that it is released
/// with the object. Where those are is looked up once per class.
enum Announcers {
  /// What was found for a published property.
  enum Finding {
    case announcer(ObservableObjectPublisher)

    /// The object announces nothing, or through a publisher of another type (P10).
    case nothing

    /// The class conforms on an actor that this code does not run on, if at all.
    case unknown
  }

  /// The publisher that the default `objectWillChange` of an object returns (P7).
  ///
  /// - Complexity: O(*n*) in the number of published properties the first time, O(1) after that.
  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    let layout = ClassLayout.of(type(of: object))
    guard let first = layout.published.first, let last = layout.published.last else {
      return Bystanders.announcer(of: object)
    }
    let announcer = storage(of: object, at: first).adoptAnnouncer(for: object)
    // The properties are told in order, so the last one tells whether all of them were.
    if first != last, storage(of: object, at: last).announcer !== announcer {
      for offset in layout.published {
        storage(of: object, at: offset).adopt(announcer, for: object)
      }
    }
    return announcer
  }

  /// The publisher that a published property of an object announces through, whether it is the
  /// default one or the class's own (P10).
  static func search(in object: AnyObject) -> Finding {
    guard let observable = object as? any ObservableObject else {
      return MainActorProbe.isOnMainActor ? .nothing : .unknown
    }
    func open<Object: ObservableObject>(_ object: Object) -> Finding {
      (object.objectWillChange as? ObservableObjectPublisher).map(Finding.announcer) ?? .nothing
    }
    return open(observable)
  }

  private static func storage(of object: AnyObject, at offset: Int) -> PublishedStorage {
    load(PublishedStorage.self, of: object, at: offset)
  }

  private static func load<Field: AnyObject>(
    _ type: Field.Type, of object: AnyObject, at offset: Int
  ) -> Field {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      .load(fromByteOffset: offset, as: type)
  }
}

/// Tells whether this code runs on the main actor, by the question that matters here: whether a
/// conformance that is isolated to the main actor can be used.
private enum MainActorProbe {
  private protocol Conforming {}

  private final class Subject: @MainActor Conforming, Sendable {}

  private static let subject = Subject()

  static var isOnMainActor: Bool {
    (subject as AnyObject) is any Conforming
  }
}

/// The publishers of objects that have no published property to keep them in.
///
/// *Choice*: the table holds the object weakly and sheds what is gone whenever it has doubled, so a
/// publisher may outlive its object for a while.
private enum Bystanders {
  private struct Entry {
    weak var object: AnyObject?
    let announcer: ObservableObjectPublisher
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 16
  }

  private static let table = Locked(Table())

  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let found = table.withLock { table -> ObservableObjectPublisher? in
      // An address may have been used before, by an object that is gone.
      guard let entry = table.entries[id], entry.object != nil else { return nil }
      return entry.announcer
    }
    return found ?? enter(id, object)
  }

  private static func enter(
    _ id: ObjectIdentifier, _ object: AnyObject
  ) -> ObservableObjectPublisher {
    let new = Table(entries: [id: Entry(object: object, announcer: ObservableObjectPublisher())])
    // What is shed goes out, so that it is released outside the lock.
    let (announcer, _) = table.withLock { table -> (ObservableObjectPublisher, Table) in
      if let entry = table.entries[id], entry.object != nil { return (entry.announcer, Table()) }
      var shed = Table()
      if table.entries.count >= table.limit {
        shed.entries = table.entries
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(16, table.entries.count * 2)
      } else {
        shed.entries = table.entries[id].map { [id: $0] } ?? [:]
      }
      let entry = new.entries[id]!
      table.entries[id] = entry
      return (entry.announcer, shed)
    }
    return announcer
  }
}
