/// What is known of an element and of all that is inside it, so that one need not look there.
///
/// Of thousands of rows, hardly any differs from one frame to the next.
package struct ElementSummary {
  /// Whether there is anything unfinished.
  package let hasHoles: Bool
  /// Whether anything is presented, the element itself included.
  package let hasPresented: Bool
  /// Whether there is a navigation.
  package let hasNavigation: Bool
  /// The number of the last update in which a body ran that made something of it.
  package let lastRun: Int

  init(of element: Element) {
    var hasHoles = !element.holes.isEmpty
    var hasPresented = element.isPresented
    var hasNavigation = element.role == .navigation
    var lastRun = element.ranInUpdate
    for child in element.children {
      let inside = child.summary
      hasHoles = hasHoles || inside.hasHoles
      hasPresented = hasPresented || inside.hasPresented
      hasNavigation = hasNavigation || inside.hasNavigation
      lastRun = max(lastRun, inside.lastRun)
    }
    self.hasHoles = hasHoles
    self.hasPresented = hasPresented
    self.hasNavigation = hasNavigation
    self.lastRun = lastRun
  }
}
