import StateFlow

extension Sequence where Element == ElementOnScreen {
  /// The elements as a person sees them: what is presented lies over the rest, wherever in the tree
  /// it is attached, and so comes last.
  @MainActor
  var withPresentationsLast: [ElementOnScreen] {
    let presented = flatMap(\.presentations)
    return presented.isEmpty ? Array(self) : below + presented
  }

  /// The elements without what is presented.
  @MainActor
  fileprivate var below: [ElementOnScreen] {
    filter { !$0.isPresentation }.map(\.withoutPresentations)
  }
}

extension ElementOnScreen {
  /// Whether it lies over the whole screen. A destination does not: it stays in its navigation.
  fileprivate var isPresentation: Bool { element.isPresented && element.role != .destination }

  /// What is presented in it, each before what is presented over that.
  fileprivate var presentations: [ElementOnScreen] {
    let inside = children.flatMap(\.presentations)
    return isPresentation ? [withoutPresentations] + inside : inside
  }

  /// The same without what is presented in it.
  fileprivate var withoutPresentations: ElementOnScreen {
    var copy = element
    copy.children = children.below.map(\.element)
    return ElementOnScreen(element: copy, style: style)
  }
}
