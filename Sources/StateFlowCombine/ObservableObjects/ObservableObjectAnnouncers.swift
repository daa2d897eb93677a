/// A lookup for the publisher that an object uses to announce its changes.
///
/// The publisher is kept in the storage of the object's published properties, so that it's released
/// with the object. The properties are looked up once per class.
enum Announcers {
  /// Returns the value of an object's default `objectWillChange` (P7).
  ///
  /// - Complexity: O(*n*) the first time, where *n* is the number of published properties, and O(1)
  ///   after that.
  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    let published = PublishedField.all(of: type(of: object))
    guard let first = published.first?.storage(in: object),
      let last = published.last?.storage(in: object)
    else { return UnpublishedAnnouncers.announcer(of: object) }
    let announcer = first.adoptAnnouncer(for: object)
    // The properties adopt the announcer in order, so if the last one has it, all of them do.
    if last.announcer !== announcer {
      for field in published { field.storage(in: object).adopt(announcer, for: object) }
    }
    return announcer
  }
}

/// The publishers for objects that have no published properties to keep them in.
///
/// *Choice*: the table references objects weakly. Each time the table has doubled in size, it drops
/// the entries for objects that have been released, so a publisher can outlive its object for a
/// while.
private enum UnpublishedAnnouncers {
  private struct Entry: Sendable {
    let object: Liveness
    let announcer: ObservableObjectPublisher
  }

  private struct Table: Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 16
  }

  /// Whether an object is still alive.
  // This is sound because the object itself is never passed on.
  private final class Liveness: @unchecked Sendable {
    private weak let object: AnyObject?

    init(of object: AnyObject) { self.object = object }

    var isAlive: Bool { object != nil }
  }

  private static let table = Locked(Table())

  static func announcer(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The address may have belonged to an object that has been released.
    if let known = table.withLock({ $0.entries[id] }), known.object.isAlive {
      return known.announcer
    }
    let new = Entry(object: Liveness(of: object), announcer: ObservableObjectPublisher())
    // Return the dropped entries, so that they are released outside of the lock.
    let (announcer, _) = table.withLock { table -> (ObservableObjectPublisher, [Entry]) in
      var dropped: [Entry] = []
      if let known = table.entries[id] {
        if known.object.isAlive { return (known.announcer, []) }
        dropped.append(known)
      }
      if table.entries.count >= table.limit {
        dropped += table.entries.values.filter { !$0.object.isAlive }
        table.entries = table.entries.filter { $0.value.object.isAlive }
        table.limit = max(16, table.entries.count * 2)
      }
      table.entries[id] = new
      return (new.announcer, dropped)
    }
    return announcer
  }
}
