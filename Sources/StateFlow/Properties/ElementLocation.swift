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
final class IdentifiedLocation<Elements: MutableCollection, ID: Hashable>:
  ElementLocation<Elements>, @unchecked Sendable
{
  private let id: ID
  private let hint: Elements.Index
  private let idPath: KeyPath<Elements.Element, ID>

  init(
    _ base: Location<Elements>, id: ID, at hint: Elements.Index,
    by idPath: KeyPath<Elements.Element, ID>
  ) {
    self.id = id
    self.hint = hint
    self.idPath = idPath
    super.init(base, last: base.peek()[hint])
  }

  override fileprivate func index(in elements: Elements) -> Elements.Index? {
    if hint >= elements.startIndex, hint < elements.endIndex, elements[hint][keyPath: idPath] == id
    {
      return hint
    }
    return elements.firstIndex { $0[keyPath: idPath] == id }
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? IdentifiedLocation<Elements, ID> else { return false }
    return id == other.id && idPath == other.idPath && base.isSame(as: other.base)
  }
}
