import Synchronization

/// An activity that can be stopped.
public protocol Cancellable {
  /// Stops the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps a token of this activity in a collection; the activity is cancelled when the token is
  /// removed from it and released (C8).
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps a token of this activity in a set; the activity is cancelled when the token is removed
  /// from it and released (C8).
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token of an activity, which stops when the token is released.
///
/// It cancels once, on ``cancel()`` or when the last reference to it goes, whichever is first, and
/// from whichever thread (C8).
public final class AnyCancellable: Cancellable, Hashable {
  // Whoever turns the flag has the action to itself, so it needs no lock.
  private let isCancelled = Atomic<Bool>(false)
  @exclusivity(unchecked)
  private var action: Action

  // A cancellable is held as it is, to spare the closure that would wrap it; the slot of a sink,
  // which most are, to spare its box too.
  private enum Action {
    case none
    case empty(SubscriptionSlot)
    case call(() -> Void)
    case cancel(any Cancellable)
  }

  /// A token that runs `cancel` when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = .call(cancel)
  }

  /// A token that cancels `canceller` when it is cancelled or released.
  public init<C: Cancellable>(_ canceller: C) {
    action = .cancel(canceller)
  }

  @usableFromInline
  init(_ slot: SubscriptionSlot) {
    action = .empty(slot)
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
    case .empty(let slot): slot.cancel()
    case .call(let cancel): cancel()
    case .cancel(let canceller): canceller.cancel()
    }
  }

  /// Keeps this token in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Tokens are equal if they are the same.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Feeds the identity of the token to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
