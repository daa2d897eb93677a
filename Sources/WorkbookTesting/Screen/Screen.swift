import Foundation
import StateFlow
import Testing

/// A view on a screen, to be used as a person uses it.
///
///     let screen = Screen { Counter() }
///     screen.button("Add one").tap()
///     #expect(screen.shows("1"))
///
/// Things are found by role and label, never by structure. A query that finds nothing fails with
/// what *is* on screen; the story of the screen is printed under each failure of a graded test.
/// Nothing here waits: each action is followed by its update before the call returns.
@MainActor
public final class Screen: ScreenRegion, @MainActor CustomTestStringConvertible {
  /// The graph behind the screen.
  public let graph: ViewGraph
  private let rebuild: (ViewGraph) -> Void

  /// Puts a view on a screen.
  ///
  /// The environment does not depend on the machine: English as in the United States, the
  /// Gregorian calendar, Greenwich time.
  public init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    graph = ViewGraph(environment: Screen.setUp) { content() }
    rebuild = { $0.refresh { content() } }
    FailureNotes.current?.attach { [weak graph] in
      graph.map { "What happened on the screen:\n\($0.story.text(last: 5))" }
    }
  }

  private static func setUp(_ environment: inout EnvironmentValues) {
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.timeZone = .gmt
  }

  /// Puts a view on a screen.
  public convenience init<Content: View>(_ content: @autoclosure @escaping () -> Content) {
    self.init { content() }
  }

  public var screen: Screen { self }

  /// All that is on screen, from the top down, presented sheets last.
  public var elements: [ElementOnScreen] {
    graph.elements.map { ElementOnScreen($0) }.withPresentationsLast
  }

  public var regionName: String { "the screen" }

  /// What can be read on it: how a failed expectation shows the screen.
  public var testDescription: String {
    elements.flatMap { $0.texts(inControls: true) }.map { "\"\($0)\"" }.joined(separator: " ")
  }

  // MARK: What a person does not do

  /// Makes the view anew, as a parent does whose body runs again.
  public func refresh() {
    rebuild(graph)
  }

  /// Sets a value of the environment that the whole screen inherits.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    graph.setEnvironment(keyPath, to: value)
  }

  /// Takes everything off the screen.
  public func close() {
    graph.removeAll()
  }

  // MARK: What a person does not see

  /// How often the bodies of views of a type have run.
  public func bodyCount<V>(of type: V.Type) -> Int { graph.bodyCount(of: type) }

  /// What happened on the screen, update by update.
  public var story: Story { graph.story }

  /// What was misused.
  public var diagnostics: [Diagnostic] {
    graph.update()
    return graph.diagnostics
  }
}
