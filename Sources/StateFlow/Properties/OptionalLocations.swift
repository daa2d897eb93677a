/// A value seen as an optional; writing nil does nothing (B5).
final class WrappedLocation<Wrapped>: DerivedLocation<Wrapped?>, @unchecked Sendable {
  private let base: Location<Wrapped>

  init(_ base: Location<Wrapped>) {
    self.base = base
  }

  override func peek() -> Wrapped? { base.peek() }

  override func set(_ value: Wrapped?) {
    if let value { base.set(value) }
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func isSame(as other: Location<Wrapped?>) -> Bool {
    guard let other = other as? WrappedLocation<Wrapped> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }
}

/// The value of an optional that had one when the binding was made (B6).
final class UnwrappedLocation<Wrapped>: DerivedLocation<Wrapped>, @unchecked Sendable {
  private let base: Location<Wrapped?>
  private let last: Locked<Wrapped>

  init(_ base: Location<Wrapped?>, last: Wrapped) {
    self.base = base
    self.last = Locked(last)
  }

  override func peek() -> Wrapped {
    guard let value = base.peek() else { return last.withLock { $0 } }
    last.exchange(for: value)
    return value
  }

  override func set(_ value: Wrapped) { base.set(value) }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func isSame(as other: Location<Wrapped>) -> Bool {
    guard let other = other as? UnwrappedLocation<Wrapped> else { return false }
    return base.isSame(as: other.base)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }
}
