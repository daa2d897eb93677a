import StateFlow
import Testing

/// A question for something on screen, answered each time that it is used.
@MainActor
struct Query {
  let region: any ScreenRegion
  let roles: [Element.Role]
  let label: String
  let index: Int?
  let location: SourceLocation

  /// What a failure calls the thing: `button "Add"`.
  var name: String { "\(roles[0].spokenName) \"\(label)\"" }

  // "4" on a calculator is its display; only where no such text stands by itself is it a key's.
  private var matches: [ElementOnScreen] {
    let alone = roles == [.text] ? matches(inControls: false) : []
    return alone.isEmpty ? matches(inControls: true) : alone
  }

  private func matches(inControls: Bool) -> [ElementOnScreen] {
    region.elements.flatMap { element in
      element.all(inControls: inControls) {
        roles.contains($0.element.role) && $0.element.label == label
      }
    }
  }

  /// Whether there is such a thing.
  var exists: Bool { index.map { matches.indices.contains($0) } ?? !matches.isEmpty }

  /// The thing; when there is none, or more than one, the test fails and says what is on screen.
  func found() -> ElementOnScreen? {
    let matches = matches
    if let index {
      if matches.indices.contains(index) { return matches[index] }
      fail("There are \(matches.count) of \(name) in \(region.regionName), so none at \(index).")
    } else if matches.count > 1 {
      fail("There are \(matches.count) of \(name) in \(region.regionName). Say which with at:.")
    } else if let match = matches.first {
      return match
    } else {
      fail("There is no \(name) in \(region.regionName).")
    }
    return nil
  }

  /// Does something to the thing, in one update. When it cannot be done, the test fails.
  func act(
    _ event: String, _ action: (Element) -> (() -> Void)?
  ) {
    guard let element = found()?.element else { return }
    guard element.isEnabled else {
      return fail("The \(name) is disabled: a person cannot \(event) it.")
    }
    guard let action = action(element) else {
      return fail("A person cannot \(event) the \(name).")
    }
    region.screen.graph.perform("\(event) \"\(label)\"", action)
  }

  /// Moves the focus to the thing: a field that was edited before ends editing, in one update.
  func moveFocus() {
    guard let element = found()?.element else { return }
    let id = element.id
    let screen = region.screen
    let fields = screen.graph.elements.flatMap(\.flattened)
    for field in fields where field.id != id {
      guard let endEditing = field.actions.endEditing else { continue }
      screen.graph.perform("end editing \"\(field.label)\"", endEditing)
    }
    screen.graph.moveFocus(to: element)
  }

  /// The thing, without how it looks.
  func element() -> Element? { found()?.element }

  func fail(_ problem: String) {
    let comment: Comment = "\(problem) On screen is:\n\(region.outline)"
    Issue.record(comment, sourceLocation: location)
  }
}
