import StateFlow
import Testing

/// A query for an element on screen, evaluated each time that it's used.
@MainActor
struct Query {
  let region: any ScreenRegion
  let roles: [Element.Role]
  let label: String
  let index: Int?
  let location: SourceLocation

  /// The name that messages use for the element, such as `button "Add"`.
  var name: String { "\(roles[0].spokenName) \"\(label)\"" }

  // On a calculator, the text view "4" is the display. The label of a key matches only if no text
  // view outside a control matches.
  private var matches: [ElementOnScreen] {
    let texts = roles == [.text] ? matches(inControls: false) : []
    return texts.isEmpty ? matches(inControls: true) : texts
  }

  private func matches(inControls: Bool) -> [ElementOnScreen] {
    region.elements.flatMap { element in
      element.all(inControls: inControls) {
        roles.contains($0.element.role) && $0.element.label == label
      }
    }
  }

  /// Whether there is a matching element.
  var exists: Bool { index.map { matches.indices.contains($0) } ?? !matches.isEmpty }

  /// Returns the matching element. If there is no matching element, or more than one, the test
  /// fails with the contents of the region.
  func found() -> ElementOnScreen? {
    let matches = matches
    if let index {
      if matches.indices.contains(index) { return matches[index] }
      fail(
        "There is no \(name) at index \(index). The number of matching elements is "
          + "\(matches.count).")
    } else if matches.count > 1 {
      fail(
        "The test looks for one \(name), but there are \(matches.count). In your own test, "
          + "choose one by its index, such as at: 0.")
    } else if let match = matches.first {
      return match
    } else {
      fail("There is no \(name).")
    }
    return nil
  }

  /// Performs one of the element's actions in a single update. If the action isn't possible, the
  /// test fails.
  ///
  /// - Parameters:
  ///   - event: A verb for the action, such as `tap`, that can precede the element's name.
  ///   - action: A closure that returns the action of an element, or `nil` if there is no such
  ///     action.
  func act(
    _ event: String, _ action: (Element) -> (() -> Void)?
  ) {
    guard let element = found()?.element else { return }
    guard element.isEnabled else {
      return fail("The \(name) is disabled, so a user can't \(event) it.")
    }
    guard let action = action(element) else {
      return fail("A user can't \(event) the \(name).")
    }
    region.screen.graph.perform("\(event) \"\(label)\"", action)
  }

  /// Moves the focus to the element. Any other fields that are being edited end editing first, each
  /// in a separate update.
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

  /// Returns the matching element without its style. Like ``found()``, this method fails the test
  /// unless exactly one element matches.
  func element() -> Element? { found()?.element }

  /// Fails the test with a message that consists of the problem and the contents of the region.
  func fail(_ problem: String) {
    let comment: Comment = "\(problem) \(region.contents)"
    Issue.record(comment, sourceLocation: location)
  }
}
