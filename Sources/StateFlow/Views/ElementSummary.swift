/// A summary of an element and everything inside it.
///
/// Of thousands of rows, hardly any change from one frame to the next. With the summary, a search
/// can skip the others.
package struct ElementSummary {
  /// Whether the element or anything inside it has holes.
  package let hasHoles: Bool
  /// Whether the element or anything inside it is presented.
  package let hasPresented: Bool
  /// Whether the element or anything inside it is a navigation stack.
  package let hasNavigation: Bool
  /// Whether the element or anything inside it is a tab view.
  package let hasTabs: Bool
  /// The last update in which a body of the element, or of anything inside it, ran.
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
