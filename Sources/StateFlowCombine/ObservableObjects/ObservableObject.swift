/// A class that announces when it is about to change.
///
/// Properties that are marked ``Published`` announce their changes automatically. A view that
/// observes the object updates after each announcement, whether or not it reads the property.
///
///     final class Counter: ObservableObject {
///       @Published var count = 0
///     }
///
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends an event before the object changes.
  ///
  /// If a class declares its own publisher, the class has to send the events itself, because its
  /// published properties no longer announce their changes (P10).
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends an event before a published property changes, including published
  /// properties in superclasses (P8), and each time the class calls `send()` on the publisher.
  ///
  /// The publisher is always the same, with or without published properties (P7). It doesn't retain
  /// the object (P9).
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    Announcers.announcer(of: self)
  }
}

/// Calls `onChange` each time the object is about to change.
///
/// The token doesn't retain the object. *Choice*: if the object's conformance is isolated to an
/// actor, observe it from that actor, because its publisher is accessible only there.
package func observe(
  _ object: any ObservableObject, _ onChange: @escaping @Sendable () -> Void
) -> AnyCancellable {
  func open<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
    object.objectWillChange.sink { _ in onChange() }
  }
  return open(object)
}
