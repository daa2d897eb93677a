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
      // The address may have belonged to an object that has been released.
      guard let entry = table.entries[id], entry.object != nil else { return nil }
      return entry.announcer
    }
    return found ?? enter(id, object)
  }

  private static func enter(
    _ id: ObjectIdentifier, _ object: AnyObject
  ) -> ObservableObjectPublisher {
    let new = Table(entries: [id: Entry(object: object, announcer: ObservableObjectPublisher())])
    // Return the dropped entries, so that they are released outside of the lock.
    let (announcer, _) = table.withLock { table -> (ObservableObjectPublisher, Table) in
      if let entry = table.entries[id], entry.object != nil { return (entry.announcer, Table()) }
      var dropped = Table()
      if table.entries.count >= table.limit {
        dropped.entries = table.entries
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(16, table.entries.count * 2)
      } else {
        dropped.entries = table.entries[id].map { [id: $0] } ?? [:]
      }
      let entry = new.entries[id]!
      table.entries[id] = entry
      return (entry.announcer, dropped)
    }
    return announcer
  }
}
