/// An element of a collection that another location holds: `$todos[2]`, or a row's `$todo` (B7).
///
/// The element may be deleted while somebody still holds the binding. SwiftUI may stop the program
/// then. Here (*choice*) the binding reads the last value that there was, ignores writes, and says
/// so in a diagnostic.
class ElementLocation<Elements: MutableCollection>: DerivedLocation<Elements.Element>,
  @unchecked Sendable
{
  fileprivate let base: Location<Elements>
  private let last: Locked<Elements.Element>

  fileprivate init(_ base: Location<Elements>, last: Elements.Element) {
    self.base = base
    self.last = Locked(last)
  }

  /// Where the element is now; nil when it is gone.
  fileprivate func index(in elements: Elements) -> Elements.Index? { nil }

  override func peek() -> Elements.Element {
    let elements = base.peek()
    guard let index = index(in: elements) else {
      reportStale("was read: it gives the last value that there was")
      return last.withLock { $0 }
    }
    let element = elements[index]
    last.exchange(for: element)
    return element
  }

  override func set(_ value: Elements.Element) {
    var elements = base.peek()
    guard let index = index(in: elements) else {
      reportStale("was written: the write was ignored")
      return
    }
    elements[index] = value
    base.set(elements)
  }

  override func noteRead(by node: Node, check: @escaping () -> Bool) {
    base.noteRead(by: node, check: check)
  }

  override func leads(to source: Source) -> Bool { base.leads(to: source) }

  private func reportStale(_ happened: String) {
    Diagnostic.report(
      Diagnostic(
        .staleElementBinding,
        message: """
          A binding to an element (\(Elements.Element.self)) that has been deleted \(happened). \
          SwiftUI may stop the program here. Bind by id, and let go of the binding with its row.
          """))
  }
}

/// An element named by its index: `$todos[2]`.
final class IndexedLocation<Elements: MutableCollection>: ElementLocation<Elements>,
  @unchecked Sendable
{
  private let index: Elements.Index

  init(_ base: Location<Elements>, at index: Elements.Index) {
    self.index = index
    super.init(base, last: base.peek()[index])
  }

  override fileprivate func index(in elements: Elements) -> Elements.Index? {
    index >= elements.startIndex && index < elements.endIndex ? index : nil
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IndexedLocation<Elements> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

/// An element named by its id, wherever it has moved: what a row of `ForEach($todos)` holds.
///
/// It remembers where the element was, and looks around there first: when a row is inserted or
/// deleted, each of those behind it is one place further.
final class IdentifiedLocation<
  Elements: MutableCollection & RandomAccessCollection, ID: Hashable
>: ElementLocation<Elements>, @unchecked Sendable {
  private let id: ID
  private let hint: Locked<Elements.Index>
  private let idPath: KeyPath<Elements.Element, ID>

  init(
    _ base: Location<Elements>, id: ID, at hint: Elements.Index,
    by idPath: KeyPath<Elements.Element, ID>
  ) {
    self.id = id
    self.hint = Locked(hint)
    self.idPath = idPath
    super.init(base, last: base.peek()[hint])
  }

  override fileprivate func index(in elements: Elements) -> Elements.Index? {
    let known = hint.withLock { $0 }
    guard let found = index(in: elements, near: known) else { return nil }
    if found != known { hint.exchange(for: found) }
    return found
  }

  /// - Complexity: O(*d*), where the element is *d* places from the hint.
  private func index(in elements: Elements, near hint: Elements.Index) -> Elements.Index? {
    var upper = Swift.min(Swift.max(hint, elements.startIndex), elements.endIndex)
    var lower = upper
    while upper < elements.endIndex || lower > elements.startIndex {
      if upper < elements.endIndex {
        if elements[upper][keyPath: idPath] == id { return upper }
        elements.formIndex(after: &upper)
      }
      if lower > elements.startIndex {
        elements.formIndex(before: &lower)
        if elements[lower][keyPath: idPath] == id { return lower }
      }
    }
    return nil
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return id == other.id && idPath == other.idPath && base.isSame(as: other.base)
  }
}
