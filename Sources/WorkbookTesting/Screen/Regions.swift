import StateFlow
import Testing

/// A list on screen.
@MainActor
public struct ListOnScreen {
  let region: any ScreenRegion

  private var groups: [[ElementOnScreen]] {
    let lists = region.elements.flatMap {
      $0.all { $0.element.role == .list || $0.element.role == .form }
    }
    return lists.first?.children.rowGroups ?? []
  }

  private var rows: [ElementOnScreen] { groups.flatMap { $0 } }

  /// How many rows it has.
  public var count: Int { rows.count }

  /// What can be read in each row.
  public var texts: [[String]] { rows.map { $0.texts(inControls: true) } }

  /// A row, counted from zero.
  public func row(
    _ offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> RowOnScreen {
    RowOnScreen(region: region, offset: offset, location: sourceLocation) { groups }
  }
}

extension [ElementOnScreen] {
  /// The rows of a list, which are what its sections hold. Rows that move among each other are in
  /// one group; one that does not move is a group for itself.
  @MainActor
  fileprivate var rowGroups: [[ElementOnScreen]] {
    var groups: [[ElementOnScreen]] = []
    var goesOn = false
    for child in self {
      switch child.element.role {
      case .section:
        groups += child.children.rowGroups
        goesOn = false
      case .header, .footer, .empty: continue
      default:
        guard child.isVisible else { continue }
        let moves = child.element.actions.move != nil
        if moves, goesOn { groups[groups.count - 1].append(child) } else { groups.append([child]) }
        goesOn = moves
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

  /// Whether the list has such a row.
  public var exists: Bool { !elements.isEmpty }

  /// Swipes the row away.
  public func delete() {
    act("delete") { $0.actions.delete }
  }

  /// Drags the row to before the row that is now at an offset, counted as the row itself is: from
  /// zero, over all of the list. The number of rows stands for the end.
  public func move(to destination: Int) {
    var first = 0
    let group = groups().first { group in
      if first + group.count > offset { return true }
      first += group.count
      return false
    }
    let places = first...(first + (group?.count ?? 0))
    if group?.first?.element.actions.move != nil, !places.contains(destination) {
      let problem: Comment = """
        A person cannot move \(regionName) to \(destination): it moves among the rows \
        \(places.lowerBound) to \(places.upperBound - 1).
        """
      Issue.record(problem, sourceLocation: location)
      return
    }
    act("move") { element in element.actions.move.map { move in { move(destination - first) } } }
  }

  private func act(_ event: String, _ action: (Element) -> (() -> Void)?) {
    guard let element = elements.first?.element else {
      let problem: Comment = "There is no \(regionName). On screen is:\n\(region.outline)"
      Issue.record(problem, sourceLocation: location)
      return
    }
    guard let action = action(element) else {
      Issue.record("A person cannot \(event) \(regionName).", sourceLocation: location)
      return
    }
    screen.graph.perform("\(event) \(regionName)", action)
  }
}

/// A navigation stack on screen.
@MainActor
public struct NavigationOnScreen {
  let region: any ScreenRegion

  // The innermost of several: that is the one whose screen is in front.
  private var stack: Element? {
    region.elements.lazy.flatMap { $0.element.flattened }.last { $0.role == .navigation }
  }

  /// The title of the screen in front; empty where it has none.
  public var title: String { stack?.text ?? "" }

  /// Whether a screen was pushed, so that a person can go back.
  public var canGoBack: Bool { stack?.actions.dismiss != nil }

  /// Taps the button that leads back to the screen below.
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let dismiss = stack?.actions.dismiss else {
      let problem: Comment =
        "There is no screen to go back to. On screen is:\n\(region.outline)"
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

  /// Whether it is presented.
  public var exists: Bool { presented != nil }

  /// Its title.
  public var title: String { presented?.element.text ?? "" }

  /// Swipes it away.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let dismiss = presented?.element.actions.dismiss else {
      let reason =
        exists
        ? "A person cannot dismiss \(regionName): a view in it says interactiveDismissDisabled."
        : "There is no \(regionName) to dismiss."
      let problem: Comment = "\(reason) On screen is:\n\(screen.outline)"
      Issue.record(problem, sourceLocation: sourceLocation)
      return
    }
    screen.graph.perform("dismiss \(regionName)", dismiss)
  }
}

extension ElementOnScreen {
  /// The presentations of a role in it, those that were presented later last.
  fileprivate func presentations(_ role: Element.Role) -> [ElementOnScreen] {
    (element.role == role ? [self] : []) + children.flatMap { $0.presentations(role) }
  }
}
