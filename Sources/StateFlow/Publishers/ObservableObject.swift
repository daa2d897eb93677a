/// A class that says when it is about to change.
///
/// A property marked ``Published`` announces by itself. A view that observes the object is updated
/// after each announcement, whether it reads the property or not.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before the object changes: by itself for published properties, those of superclasses
  /// included (P8), or when the class sends through it.
  ///
  /// It is the same publisher every time, with and without published properties (P7), and keeps
  /// nothing alive (P9).
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    Announcers.announcer(of: self)
  }
}

/// Calls `onChange` each time the object is about to change, whatever its type.
///
/// The token does not keep the object alive. *Choice*: an object whose conformance is isolated to
/// an actor is observed from that actor, since its publisher can only be asked for there.
func observe(
  _ object: any ObservableObject, _ onChange: @escaping () -> Void
) -> AnyCancellable {
  func open<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
    object.objectWillChange.sink { _ in onChange() }
  }
  return open(object)
}
