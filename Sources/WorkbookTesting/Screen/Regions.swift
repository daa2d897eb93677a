import StateFlow
import Testing

/// A list on screen.
@MainActor
public struct ListOnScreen {
  let region: any ScreenRegion

  // An answer can show its text fields in a form, above the list. That form isn't the list. But a
  // list in a sheet isn't the list of the screen below.
  private var groups: [[ElementOnScreen]] {
    let list = list(in: region.elements.below) ?? list(in: region.elements)
    return list?.children.rowGroups ?? []
  }

  private func list(in elements: [ElementOnScreen]) -> ElementOnScreen? {
    func first(_ role: Element.Role) -> ElementOnScreen? {
      elements.flatMap { $0.all { $0.element.role == role } }.first
    }
    return first(.list) ?? first(.form)
  }

  private var rows: [ElementOnScreen] { groups.flatMap { $0 } }

  /// The number of rows.
  public var count: Int { rows.count }

  /// The strings in each row, including the labels of controls.
  public var texts: [[String]] { rows.map { $0.texts(inControls: true) } }

  /// Returns a row.
  ///
  /// - Parameter offset: The position of the row in the whole list, counted from zero.
  public func row(
    _ offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> RowOnScreen {
    RowOnScreen(region: region, offset: offset, location: sourceLocation) { groups }
  }
}

extension [ElementOnScreen] {
  /// The rows of a list, including those in its sections. Rows that can trade places form a group.
  /// A row that can't move forms its own group.
  @MainActor
  fileprivate var rowGroups: [[ElementOnScreen]] {
    var groups: [[ElementOnScreen]] = []
    var continuesGroup = false
    for child in self {
      switch child.element.role {
      case .section:
        groups += child.children.rowGroups
        continuesGroup = false
      case .header, .footer, .empty: continue
      default:
        guard child.isVisible else { continue }
        let moves = child.element.actions.move != nil
        if moves, continuesGroup {
          groups[groups.count - 1].append(child)
        } else {
          groups.append([child])
        }
        continuesGroup = moves
      }
    }
    return groups
  }
}

/// A row of a list on screen.
@MainActor
public struct RowOnScreen: ScreenRegion {
  let region: any ScreenRegion
  let offset: Int
  let location: SourceLocation
  let groups: () -> [[ElementOnScreen]]

  public var screen: Screen { region.screen }
  public var elements: [ElementOnScreen] {
    let rows = groups().flatMap { $0 }
    return rows.indices.contains(offset) ? [rows[offset]] : []
  }
  public var regionName: String { "row \(offset) of the list" }

  /// Whether the row exists in the list.
  public var exists: Bool { !elements.isEmpty }

  /// Deletes the row, as a swipe would.
  public func delete() {
    act("delete") { $0.actions.delete }
  }

  /// Drags the row to the position before another row.
  ///
  /// - Parameter destination: The current position of the other row in the whole list, counted from
  ///   zero. To move the row to the end, pass the number of rows.
  public func move(to destination: Int) {
    var first = 0
    let group = groups().first { group in
      if first + group.count > offset { return true }
      first += group.count
      return false
    }
    let destinations = first...(first + (group?.count ?? 0))
    if group?.first?.element.actions.move != nil, !destinations.contains(destination) {
      let problem: Comment = """
        A user can't move \(regionName) to position \(destination), because it can move only \
        within rows \(destinations.lowerBound) to \(destinations.upperBound - 1).
        """
      Issue.record(problem, sourceLocation: location)
      return
    }
    act("move") { element in element.actions.move.map { move in { move(destination - first) } } }
  }

  private func act(_ event: String, _ action: (Element) -> (() -> Void)?) {
    guard let element = elements.first?.element else {
      let problem: Comment = "There is no \(regionName). \(region.contents)"
      Issue.record(problem, sourceLocation: location)
      return
    }
    guard let action = action(element) else {
      Issue.record("A user can't \(event) \(regionName).", sourceLocation: location)
      return
    }
    screen.graph.perform("\(event) \(regionName)", action)
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
    guard let dismiss = stack?.actions.dismiss else {
      let problem: Comment = "There is no screen to go back to. \(region.contents)"
      Issue.record(problem, sourceLocation: sourceLocation)
      return
    }
    region.screen.graph.perform("go back", dismiss)
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
    guard let dismiss = presented?.element.actions.dismiss else {
      let reason =
        exists
        ? "A user can't dismiss \(regionName), because a view in it disables dismissal with "
          + "interactiveDismissDisabled."
        : "There is no \(role.spokenName) to dismiss."
      let problem: Comment = "\(reason) \(screen.contents)"
      Issue.record(problem, sourceLocation: sourceLocation)
      return
    }
    screen.graph.perform("dismiss \(regionName)", dismiss)
  }
}

extension ElementOnScreen {
  /// Returns the presentations in this element that have the given role, in the order in which they
  /// were presented.
  fileprivate func presentations(_ role: Element.Role) -> [ElementOnScreen] {
    (element.role == role ? [self] : []) + children.flatMap { $0.presentations(role) }
  }
}
