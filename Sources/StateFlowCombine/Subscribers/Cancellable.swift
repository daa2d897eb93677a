import Synchronization

/// An activity that you can cancel.
public protocol Cancellable {
  /// Stops the activity.
  func cancel()
}

extension Cancellable {
  /// Stores a token for this activity in a collection. The activity is canceled when the token is
  /// removed from the collection and released (C8).
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores a token for this activity in a set. The activity is canceled when the token is removed
  /// from the set and released (C8).
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token for an activity. The activity stops when the token is released.
///
/// The token cancels the activity only once: either when you call ``cancel()`` or when the last
/// reference to the token is released, whichever comes first. The cancellation can happen on any
/// thread (C8).
public final class AnyCancellable: Cancellable, Hashable {
  // Only the thread that sets the flag accesses the action, so no lock is needed.
  private let isCancelled = Atomic<Bool>(false)
  private var action: Action

  // A cancellable object is stored directly, so that no closure has to wrap it.
  private enum Action {
    case none
    case call(() -> Void)
    case cancel(any Cancellable)
  }

  /// Creates a token that calls `cancel` when the token is canceled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = .call(cancel)
  }

  /// Creates a token that cancels `canceller` when the token is canceled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = .cancel(canceller)
  }

  deinit {
    if !isCancelled.load(ordering: .acquiring) { cancel() }
  }

  /// Stops the activity. Only the first call has an effect.
  public func cancel() {
    guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var action = Action.none
    swap(&action, &self.action)
    // Consuming the action saves a copy.
    switch consume action {
    case .none: break
    case .call(let cancel): cancel()
    case .cancel(let canceller): canceller.cancel()
    }
  }

  /// Stores this token in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores this token in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns whether two tokens are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the token's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
