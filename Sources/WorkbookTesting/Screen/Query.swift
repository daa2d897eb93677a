import StateFlow
import StateFlowActions
import Testing

/// A query for an element on screen, evaluated each time that it's used.
@MainActor
struct Query {
  let region: any ScreenRegion
  let kind: ElementKind
  let label: String
  let index: Int?
  let location: SourceLocation

  /// The name that messages use for the element, such as `button "Add"`.
  var name: String { "\(kind.name) \"\(label)\"" }

  /// Whether there is a matching element.
  var exists: Bool { region.finder.matches(kind, label).count > index ?? 0 }

  /// Returns the matching element. If there is no matching element, or more than one, the test
  /// fails with the contents of the region.
  func found() -> ElementOnScreen? {
    region.attempt(at: location) { finder throws(Finder.Failure) in
      try finder.one(kind, label, at: index)
    }
  }

  /// Returns the matching element without its style.
  func element() -> Element? { found()?.element }

  /// Performs an action in a single update. If a user can't perform it, the test fails.
  ///
  /// - Parameters:
  ///   - verb: A verb for the action, such as `tap`, that can precede the element's name.
  ///   - action: A closure that returns the action, or `nil` if a user can't perform it.
  func perform(_ verb: String, _ action: (Element) -> UserAction?) {
    region.perform(at: location) { finder throws(Finder.Failure) in
      try finder.action(verb, finder.one(kind, label, at: index).element, action)
    }
  }

  /// Moves the focus to the field and then performs an action on it.
  func edit(_ verb: String, _ action: (Element) -> UserAction?) {
    focus()
    perform(verb, action)
  }

  /// Moves the focus to the field.
  func focus() {
    guard let element = element() else { return }
    region.screen.graph.moveFocus(toField: element)
  }
}

extension ScreenRegion {
  /// A search for the elements in the region.
  var finder: Finder { Finder(elements, in: regionName, numbering: .index) }

  /// Performs the action that a closure finds. If there is none, the test fails.
  func perform(
    at location: SourceLocation, _ find: (Finder) throws(Finder.Failure) -> UserAction
  ) {
    if let action = attempt(at: location, find) { screen.graph.perform(action) }
  }

  /// Returns what a closure finds, or `nil`, in which case the test fails with the contents of the
  /// region.
  func attempt<Found>(
    at location: SourceLocation, _ find: (Finder) throws(Finder.Failure) -> Found
  ) -> Found? {
    do throws(Finder.Failure) {
      return try find(finder)
    } catch {
      Issue.record("\(error.message)", sourceLocation: location)
      return nil
    }
  }
}
