import Synchronization

/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity.
  func cancel()
}

extension Cancellable {
  /// Stores a token of this activity in a collection. The activity is cancelled when the token is
  /// removed and released (C8).
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores a token of this activity in a set. The activity is cancelled when the token is removed
  /// and released (C8).
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token of an activity, which stops when the token is released.
///
/// It cancels once, on ``cancel()`` or when the last reference to it is released, whichever comes
/// first, on any thread (C8).
public final class AnyCancellable: Cancellable, Hashable {
  // The thread that sets the flag has the action to itself, so it needs no lock.
  private let isCancelled = Atomic<Bool>(false)
  @exclusivity(unchecked)
  private var action: Action

  // A cancellable is stored directly, which saves the closure that would wrap it.
  private enum Action {
    case none
    case call(() -> Void)
    case cancel(any Cancellable)
  }

  /// Creates a token that runs `cancel` when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = .call(cancel)
  }

  /// Creates a token that cancels `canceller` when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = .cancel(canceller)
  }

  deinit {
    if !isCancelled.load(ordering: .acquiring) { cancel() }
  }

  /// Stops the activity. Only the first call does anything.
  public func cancel() {
    guard !isCancelled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var action = Action.none
    swap(&action, &self.action)
    switch action {
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

  /// Feeds the identity of the token to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
