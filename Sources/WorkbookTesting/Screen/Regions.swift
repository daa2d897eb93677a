import StateFlow
import StateFlowActions
import Testing

/// A list on screen.
@MainActor
public struct ListOnScreen {
  let region: any ScreenRegion

  // An answer can show its text fields in a form, above the list. That form isn't the list. But a
  // list in a sheet isn't the list of the screen below.
  private var rows: [ListRow] {
    (list(in: region.elements.below) ?? list(in: region.elements))?.rows ?? []
  }

  private func list(in elements: [ElementOnScreen]) -> ElementOnScreen? {
    func first(_ role: Element.Role) -> ElementOnScreen? {
      elements.flatMap { $0.all { $0.element.role == role } }.first
    }
    return first(.list) ?? first(.form)
  }

  /// The number of rows.
  public var count: Int { rows.count }

  /// The strings in each row, including the labels of controls.
  public var texts: [[String]] { rows.map { $0.element.texts(inControls: true) } }

  /// Returns a row.
  ///
  /// - Parameter offset: The position of the row in the whole list, counted from zero.
  public func row(
    _ offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> RowOnScreen {
    RowOnScreen(region: region, offset: offset, location: sourceLocation) { rows }
  }
}

/// A row of a list on screen.
@MainActor
public struct RowOnScreen: ScreenRegion {
  let region: any ScreenRegion
  let offset: Int
  let location: SourceLocation
  let rows: () -> [ListRow]

  public var screen: Screen { region.screen }
  public var elements: [ElementOnScreen] {
    let rows = rows()
    return rows.indices.contains(offset) ? [rows[offset].element] : []
  }
  public var regionName: String { "row \(offset) of the list" }

  /// Whether the row exists in the list.
  public var exists: Bool { !elements.isEmpty }

  /// Deletes the row, as a swipe would.
  public func delete() {
    perform { finder, row throws(Finder.Failure) in try finder.deletion(of: row) }
  }

  /// Drags the row to the position before another row.
  ///
  /// - Parameter destination: The current position of the other row in the whole list, counted from
  ///   zero. To move the row to the end, pass the number of rows.
  public func move(to destination: Int) {
    perform { finder, row throws(Finder.Failure) in try finder.move(row, to: destination) }
  }

  private func perform(
    _ action: (Finder, ListRow) throws(Finder.Failure) -> UserAction
  ) {
    region.perform(at: location) { finder throws(Finder.Failure) in
      let rows = rows()
      guard rows.indices.contains(offset) else {
        throw finder.failure("There is no \(regionName).")
      }
      return try action(finder, rows[offset])
    }
  }
}

/// A navigation stack on screen.
@MainActor
public struct NavigationOnScreen {
  let region: any ScreenRegion

  // If stacks are nested, the innermost one contains the frontmost screen.
  private var stack: Element? {
    region.elements.lazy.flatMap { $0.element.flattened }.last { $0.role == .navigation }
  }

  /// The title of the frontmost screen, or an empty string if it has none.
  public var title: String { stack?.text ?? "" }

  /// Whether a screen was pushed, in which case the user can go back.
  public var canGoBack: Bool { stack?.actions.dismiss != nil }

  /// Taps the back button, which returns to the screen below.
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    region.perform(at: sourceLocation) { finder throws(Finder.Failure) in
      guard let goBack = stack?.dismissal else {
        throw finder.failure("There is no screen to go back to.")
      }
      return goBack
    }
  }
}

/// A sheet or an alert on screen.
@MainActor
public struct PresentationOnScreen: ScreenRegion {
  public let screen: Screen
  let role: Element.Role

  private var presented: ElementOnScreen? {
    screen.elements.flatMap { $0.presentations(role) }.last
  }

  public var elements: [ElementOnScreen] { presented?.children ?? [] }
  public var regionName: String { "the \(role.spokenName)" }

  /// Whether the sheet or alert is presented.
  public var exists: Bool { presented != nil }

  /// The title, or an empty string if there is none.
  public var title: String { presented?.element.text ?? "" }

  /// Dismisses the sheet or alert, as a swipe would.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    screen.perform(at: sourceLocation) { finder throws(Finder.Failure) in
      if let dismissal = presented?.element.dismissal { return dismissal }
      throw finder.failure(
        exists
          ? "A user can't dismiss \(regionName), because a view in it disables dismissal with "
            + "interactiveDismissDisabled."
          : "There is no \(role.spokenName) to dismiss.")
    }
  }
}

extension ElementOnScreen {
  /// Returns the presentations in this element that have the given role, in the order in which they
  /// were presented.
  fileprivate func presentations(_ role: Element.Role) -> [ElementOnScreen] {
    (element.role == role ? [self] : []) + children.flatMap { $0.presentations(role) }
  }
}

extension Sequence where Element == ElementOnScreen {
  /// The elements in the order in which a user sees them. Presentations come last, no matter where
  /// they're attached in the tree, because they cover the other elements.
  var withPresentationsLast: [ElementOnScreen] {
    guard contains(where: { $0.element.containsPresentation }) else { return Array(self) }
    return below + flatMap { $0.presentations }
  }

  /// The elements behind all presentations.
  var below: [ElementOnScreen] {
    filter { !$0.isPresentation }.map { $0.withoutPresentations }
  }
}

extension ElementOnScreen {
  fileprivate var isPresentation: Bool { element.isPresentation }

  /// The presentations in the element. Each presentation comes before the ones that cover it.
  fileprivate var presentations: [ElementOnScreen] {
    let inside = children.flatMap { $0.presentations }
    return isPresentation ? [withoutPresentations] + inside : inside
  }

  /// The element without the presentations in it.
  fileprivate var withoutPresentations: ElementOnScreen {
    var copy = element
    copy.children = children.below.map { $0.element }
    return ElementOnScreen(element: copy, style: style)
  }
}

extension Element {
  /// Whether the element covers the whole screen. A destination doesn't, because it stays inside
  /// its navigation stack.
  fileprivate var isPresentation: Bool { isPresented && role != .destination }

  /// Whether the element or one inside it covers the whole screen.
  fileprivate var containsPresentation: Bool {
    isPresentation || children.contains { $0.containsPresentation }
  }
}
