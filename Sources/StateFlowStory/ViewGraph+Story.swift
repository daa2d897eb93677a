import StateFlow

extension ViewGraph {
  /// Creates a graph and puts a view on screen.
  ///
  /// - Parameters:
  ///   - recordsStory: Whether the graph records the story of each update. Recording costs time and
  ///     memory in proportion to the work of the update.
  ///   - findsHoles: Whether the graph looks for holes in the code that it runs. ``Element/holes``
  ///     contains the holes that bodies reach, and ``StoryUpdate/holes`` contains all holes. They
  ///     aren't reported to an enclosing ``UnfinishedLog``.
  ///   - environment: Sets the environment values that every view on the screen inherits.
  ///   - content: Returns the view.
  public convenience init<Content: View>(
    recordsStory: Bool = true, findsHoles: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      observer: recordsStory ? StoryRecorder() : nil, findsHoles: findsHoles,
      environment: environment, content: content)
  }

  /// Creates a graph that shows an app's first window.
  public convenience init<A: App>(
    recordsStory: Bool = true, findsHoles: Bool = false,
    environment: (inout EnvironmentValues) -> Void = { _ in }, app: A
  ) {
    self.init(
      observer: recordsStory ? StoryRecorder() : nil, findsHoles: findsHoles,
      environment: environment, app: app)
  }

  /// The story of the updates so far. If the graph records no story, the result is empty.
  public var story: Story {
    update()
    return (observer as? StoryRecorder)?.story ?? Story()
  }

  /// Returns how many times the bodies of a view type have run, or zero if the graph records no
  /// story.
  public func bodyCount<V>(of type: V.Type) -> Int {
    update()
    return (observer as? StoryRecorder)?.bodyCounts[ObjectIdentifier(type)] ?? 0
  }
}
