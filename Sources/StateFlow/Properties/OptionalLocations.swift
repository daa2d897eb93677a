/// A location that presents a non-optional value as an optional and ignores writes of `nil` (B5).
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

  override var callsCode: Bool { base.callsCode }

  override var declaration: PropertyDeclaration? { base.declaration }
}

/// The location of the value in an optional that wasn't `nil` when the binding was created (B6).
///
/// SwiftUI unwraps the optional at each read and stops the program if the optional is `nil`.
/// *Choice*: in the kit, the location returns the last value and reports a diagnostic the first
/// time (B12).
final class UnwrappedLocation<Wrapped>: DerivedLocation<Wrapped>, @unchecked Sendable {
  private let base: Location<Wrapped?>
  private let known: Locked<Known>

  private struct Known {
    var last: Wrapped
    var isReported = false
  }

  init(_ base: Location<Wrapped?>, last: Wrapped) {
    self.base = base
    known = Locked(Known(last: last))
  }

  override func peek() -> Wrapped {
    let value = base.peek()
    if value == nil, Diagnostic.isMuted { return known.withLock { $0.last } }
    let (last, isNews) = known.withLock { known in
      if let value { known.last = value }
      defer { known.isReported = value == nil }
      return (known.last, value == nil && !known.isReported)
    }
    if isNews { report() }
    return last
  }

  private func report() {
    let declaration = base.declaration
    let name = declaration.map { "\($0.view).\($0.property)" } ?? "An optional"
    Diagnostic.report(
      Diagnostic(
        .unwrappedNil, view: declaration?.view, property: declaration?.property,
        declared: declaration?.spot,
        message: """
          \(name) is nil, but a binding to its value was read, and returned the last value. \
          SwiftUI stops the program here. Show the view that uses the binding only while there is \
          a value.
          """))
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

  override var callsCode: Bool { base.callsCode }

  override var declaration: PropertyDeclaration? { base.declaration }
}
