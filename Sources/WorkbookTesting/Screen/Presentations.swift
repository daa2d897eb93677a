import StateFlow
import StateFlowActions

extension Sequence where Element == ElementOnScreen {
  /// The elements in the order in which a user sees them. Presentations come last, no matter where
  /// they're attached in the tree, because they cover the other elements.
  var withPresentationsLast: [ElementOnScreen] {
    let presented = flatMap(\.presentations)
    return presented.isEmpty ? Array(self) : below + presented
  }

  /// The elements behind all presentations.
  var below: [ElementOnScreen] {
    filter { !$0.isPresentation }.map(\.withoutPresentations)
  }
}

extension ElementOnScreen {
  /// Whether the element covers the whole screen. A destination doesn't, because it stays inside
  /// its navigation stack.
  fileprivate var isPresentation: Bool { element.isPresented && element.role != .destination }

  /// The presentations in the element. Each presentation comes before the ones that cover it.
  fileprivate var presentations: [ElementOnScreen] {
    let inside = children.flatMap(\.presentations)
    return isPresentation ? [withoutPresentations] + inside : inside
  }

  /// The element without the presentations in it.
  fileprivate var withoutPresentations: ElementOnScreen {
    var copy = element
    copy.children = children.below.map(\.element)
    return ElementOnScreen(element: copy, style: style)
  }
}
