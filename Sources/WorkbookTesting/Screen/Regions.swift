import StateFlow
import Testing

/// A list on screen.
@MainActor
public struct ListOnScreen {
  let region: any ScreenRegion

  private var rows: [ElementOnScreen] {
    let lists = region.elements.flatMap {
      $0.all { $0.element.role == .list || $0.element.role == .form }
    }
    return lists.first?.children.flatMap { $0.rows } ?? []
  }

  /// How many rows it has.
  public var count: Int { rows.count }

  /// What can be read in each row.
  public var texts: [[String]] { rows.map { $0.texts(inControls: true) } }

  /// A row, counted from zero.
  public func row(
    _ offset: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) -> RowOnScreen {
    RowOnScreen(region: region, offset: offset, location: sourceLocation) { rows }
  }
}

extension ElementOnScreen {
  /// The rows of a list are what its sections hold.
  fileprivate var rows: [ElementOnScreen] {
    switch element.role {
    case .section: children.flatMap(\.rows)
    case .header, .footer, .empty: []
    default: isVisible ? [self] : []
    }
  }
}

/// A row of a list on screen.
@MainActor
public struct RowOnScreen: ScreenRegion {
  let region: any ScreenRegion
  let offset: Int
  let location: SourceLocation
  let rows: () -> [ElementOnScreen]

  public var screen: Screen { region.screen }
  public var elements: [ElementOnScreen] {
    let rows = rows()
    return rows.indices.contains(offset) ? [rows[offset]] : []
  }
  public var regionName: String { "row \(offset) of the list" }

  /// Whether the list has such a row.
  public var exists: Bool { !elements.isEmpty }

  /// Swipes the row away.
  public func delete() {
    act("delete") { $0.actions.delete }
  }

  /// Drags the row to before the row that is now at an offset.
  public func move(to destination: Int) {
    act("move") { element in element.actions.move.map { move in { move(destination) } } }
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
      let problem: Comment =
        "There is no \(regionName) to dismiss. On screen is:\n\(screen.outline)"
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
