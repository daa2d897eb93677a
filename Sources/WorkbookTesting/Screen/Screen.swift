import StateFlow
@_exported import StateFlowActions
@_exported import StateFlowStory
import Testing

/// A screen that shows a view, so that a test can interact with it as a user would.
///
///     let screen = Screen { Counter() }
///     screen.button("Add one").tap()
///     #expect(screen.shows("1"))
///
/// A test finds elements by role and label, never by their position in the view tree. If a query
/// finds nothing, it fails and shows the contents of the screen. Each failure of a graded test is
/// printed with the story of the screen. Every action finishes its update before it returns, so
/// tests never need to wait.
@MainActor
public final class Screen: ScreenRegion, @MainActor CustomTestStringConvertible {
  /// The graph behind the screen.
  public let graph: ViewGraph
  private let rebuild: (ViewGraph) -> Void

  /// Creates a screen that shows a view.
  ///
  /// The environment doesn't depend on the machine: it uses the US English locale, the Gregorian
  /// calendar, and Greenwich Mean Time.
  public init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    graph = ViewGraph(environment: Screen.setUp) { content() }
    rebuild = { $0.refresh { content() } }
    FailureNotes.current?.attach { [weak graph] isFirst in
      // A later failure is often a consequence of the first one, so it shows less.
      graph.map { "What happened on the screen:\n\($0.story.text(last: isFirst ? 5 : 2))" }
    }
  }

  private static func setUp(_ environment: inout EnvironmentValues) {
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.timeZone = .gmt
  }

  /// Creates a screen that shows a view.
  public convenience init<Content: View>(_ content: @autoclosure @escaping () -> Content) {
    self.init { content() }
  }

  public var screen: Screen { self }

  /// The elements on screen, from the top down, with presentations at the end.
  public var elements: [ElementOnScreen] {
    graph.elements.map { ElementOnScreen($0) }.withPresentationsLast
  }

  public var regionName: String { "the screen" }

  /// The strings on the screen, as shown by a failed expectation.
  public var testDescription: String {
    elements.flatMap { $0.texts(inControls: true) }.map { "\"\($0)\"" }.joined(separator: " ")
  }

  // MARK: Actions of the program

  /// Recreates the view, as if its parent's body had run again.
  public func refresh() {
    rebuild(graph)
  }

  /// Sets an environment value for the whole screen.
  public func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    graph.setEnvironment(keyPath, to: value)
  }

  /// Removes all views from the screen.
  public func close() {
    graph.removeAll()
  }

  // MARK: Measurements

  /// Returns the total number of times that the bodies of a type's views have run.
  public func bodyCount<V>(of type: V.Type) -> Int { graph.bodyCount(of: type) }

  /// Returns the number of times that the bodies of a type's views run during the given actions.
  ///
  ///     let runs = screen.bodyCount(of: Row.self) { screen.button("Add one").tap() }
  public func bodyCount<V>(of type: V.Type, during actions: () -> Void) -> Int {
    let before = bodyCount(of: type)
    actions()
    return bodyCount(of: type) - before
  }

  /// The story of the screen, with an entry for each update.
  public var story: Story { graph.story }

  /// The diagnosed misuses of the kit on this screen.
  public var diagnostics: [Diagnostic] {
    graph.update()
    return graph.diagnostics
  }
}

extension Screen {
  /// The names of the views whose bodies ran more often in the last update than in the first one.
  ///
  /// In the first update, the body of each view runs once. Therefore, if no view has been added
  /// since then, these are the views whose bodies ran more than once.
  public var repeatedRuns: [String] {
    func runs(in update: StoryUpdate?) -> [String: Int] {
      Dictionary((update?.runs ?? []).map { ($0.view, $0.count) }, uniquingKeysWith: +)
    }
    let first = runs(in: story.updates.first)
    return runs(in: story.last).filter { $0.value > first[$0.key, default: 1] }.keys.sorted()
  }
}
