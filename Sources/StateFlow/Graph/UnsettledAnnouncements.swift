import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Announcements made outside the main actor whose new values may not be stored yet.
///
/// An object announces before it changes. On the main actor nothing renders until the change is
/// done. On another thread the main actor may look in between, and see the old value: so the screen
/// is asked to look once more when the published property is stored (OO4).
enum UnsettledAnnouncements {
  private struct Note {
    let thread: pthread_t
    let object: ObjectIdentifier
    weak var source: ObjectSource?
  }

  /// Whether there are any. Who stores a value asks before it looks for one.
  static let exist = Atomic<Bool>(false)

  private static let notes = Locked<[Note]>([])

  /// Notes that this thread has announced a change of an object, and is about to make it.
  static func add(_ source: ObjectSource, for object: ObjectIdentifier) {
    let thread = pthread_self()
    notes.withLock { notes in
      notes.removeAll {
        $0.source == nil || ($0.source === source && pthread_equal($0.thread, thread) != 0)
      }
      notes.append(Note(thread: thread, object: object, source: source))
    }
    exist.store(true, ordering: .relaxed)
  }

  /// Tells the readers of an object that this thread has made the change that it announced.
  static func settle(_ object: AnyObject) {
    let (thread, id) = (pthread_self(), ObjectIdentifier(object))
    let settled = notes.withLock { notes in
      let mine = notes.filter { $0.object == id && pthread_equal($0.thread, thread) != 0 }
      notes.removeAll { $0.object == id && pthread_equal($0.thread, thread) != 0 }
      if notes.isEmpty { exist.store(false, ordering: .relaxed) }
      return mine
    }
    for note in settled { note.source?.didChange() }
  }
}
