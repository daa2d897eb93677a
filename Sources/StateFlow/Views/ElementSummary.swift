/// A summary of an element and everything inside it.
///
/// Among thousands of rows, only a few change from one frame to the next. The summary lets a search
/// skip all the other rows.
package struct ElementSummary {
  /// Whether the element or anything inside it has holes.
  package let hasHoles: Bool
  /// Whether the element or anything inside it is presented.
  package let hasPresented: Bool
  /// Whether the element or anything inside it is a navigation stack.
  package let hasNavigation: Bool
  /// Whether the element or anything inside it is a tab view.
  package let hasTabs: Bool
  /// The number of the last update in which the body behind the element, or behind anything inside
  /// it, ran.
  package let lastRun: Int

  init(of element: Element) {
    var hasHoles = !element.holes.isEmpty
    var hasPresented = element.isPresented
    var hasNavigation = element.role == .navigation
    var hasTabs = element.role == .tabView
    var lastRun = element.ranInUpdate
    for child in element.children {
      let inside = child.summary
      hasHoles = hasHoles || inside.hasHoles
      hasPresented = hasPresented || inside.hasPresented
      hasNavigation = hasNavigation || inside.hasNavigation
      hasTabs = hasTabs || inside.hasTabs
      lastRun = max(lastRun, inside.lastRun)
    }
    self.hasHoles = hasHoles
    self.hasPresented = hasPresented
    self.hasNavigation = hasNavigation
    self.hasTabs = hasTabs
    self.lastRun = lastRun
  }
}
