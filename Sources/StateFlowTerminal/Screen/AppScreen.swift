import StateFlow
import StateFlowActions
import StateFlowStory

/// The screen of an app, which draws the app's views in cells and passes user input to them.
@MainActor
package final class AppScreen: TerminalProgram {
  /// The parts of the screen around the views.
  package enum Chrome {
    /// Nothing. The views take the whole screen.
    case none
    /// The window's title, the story beside or below the views, and a line with the available keys.
    case full
  }

  package var onChange: (() -> Void)?
  package let graph: ViewGraph
  /// View state that only the terminal needs, such as the focus.
  package internal(set) var memory = ScreenMemory()
  package private(set) var size: Size
  var palette: Palette
  let chrome: Chrome

  var showsHelp = false
  /// Whether the whole story covers the views.
  var showsStory = false
  var panel = StoryPanel()
  var flash = Flash()
  /// A message about unfinished code that an action reached, shown until the next key press.
  var notice: String?

  /// The views as last drawn. Keys and clicks refer to what the user sees.
  private(set) var picture = Picture(canvas: Canvas(size: .zero))
  private(set) var scope = InteractionScope([])
  private var drawing = Drawing([])
  var focusHistory = FocusHistory()
  /// The field that had the graph's keyboard focus when the screen was last drawn.
  var programFocus: Element.ID?
  /// Whether to scroll to the focused control when the screen is next drawn.
  var followsFocus = false
  /// The target that the mouse button was pressed on.
  var pressed: Target.ID?
  private var isStale = true
  /// Whether the views have changed since the screen was last drawn.
  private var isOutdated = true
  private let now: () -> ContinuousClock.Instant

  /// Creates a screen for an app.
  ///
  /// - Parameters:
  ///   - now: A closure that returns the current time, which determines when highlights end.
  ///   - makeGraph: A closure that returns the app's graph, given another closure that sets up the
  ///     environment.
  package init(
    size: Size, palette: Palette = .dark, chrome: Chrome = .full,
    now: @escaping () -> ContinuousClock.Instant = { .now },
    graph makeGraph: (_ environment: (inout EnvironmentValues) -> Void) -> ViewGraph
  ) {
    self.size = size
    self.palette = palette
    self.chrome = chrome
    self.now = now
    panel.isShown = chrome == .full
    let width = Regions(size, hasBar: chrome == .full, hasPanel: panel.isShown).content.width
    graph = makeGraph { environment in
      environment.colorScheme = palette.colorScheme
      environment.horizontalSizeClass = Self.sizeClass(width)
    }
    sizeClass = Self.sizeClass(width)
    if chrome == .full { memory.focus = Target.ID(element: .min) }
    graph.onFrame = { [weak self] in self?.graphChanged() }
  }

  private func graphChanged() {
    // Saves any defaults that an action wrote directly, without using the kit.
    DefaultsSaving.schedule()
    isStale = true
    isOutdated = true
    onChange?()
  }

  // MARK: Drawing

  var regions: Regions {
    Regions(
      size, hasTitle: title != nil, hasBar: chrome == .full, hasPanel: panel.isShown)
  }

  /// The title of the window, if the screen shows one.
  var title: String? { chrome == .full ? graph.windowTitle : nil }

  package var nextChange: ContinuousClock.Instant? { flash.end }

  package func frame(of size: Size) -> Frame {
    resize(to: size)
    draw()
    var frame = chrome == .full ? composed() : Frame(picture.canvas, cursor: picture.cursor)
    frame.canvas.makeReadable(palette)
    return frame
  }

  /// Redraws the views if anything has changed since they were last drawn.
  ///
  /// The focus depends on the targets, which are known once the views are drawn. So if the focus
  /// moves or something scrolls, the views are drawn again, and once more if they respond to the
  /// new focus.
  func draw() {
    graph.update()
    if flash.hasEnded(by: now()) { isStale = true }
    for _ in 0..<3 where isStale {
      isStale = false
      if isOutdated { readGraph() }
      memory.flashing = flash.lit
      let drawn = memory
      picture = drawing.picture(memory: drawn, palette: palette, size: regions.content.size)
      followProgramFocus()
      settleFocus()
      reportFocus()
      if followsFocus, !isOutdated {
        followsFocus = false
        revealFocus()
      }
      if memory != drawn { isStale = true }
    }
  }

  private func readGraph() {
    let elements = graph.elements
    isOutdated = false
    flash.follow(elements, in: graph.story, isShown: panel.isShown, now: now())
    drawing = Drawing(elements.showingHoles)
    scope = InteractionScope(drawing.elements)
    closeOrphanedPopup(drawing.elements)
  }

  /// Invalidates the drawing.
  func redraw() {
    isStale = true
  }

  // MARK: Environment

  private var sizeClass: UserInterfaceSizeClass

  /// The minimum width, in columns, for the regular size class.
  private static let regularWidth = 60

  private static func sizeClass(_ width: Int) -> UserInterfaceSizeClass {
    width < regularWidth ? .compact : .regular
  }

  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    followsFocus = true
    contentResized(as: "resize to \(size.width) columns")
  }

  /// Updates the views' size class if it has changed.
  func contentResized(as event: String) {
    redraw()
    let now = Self.sizeClass(regions.content.width)
    guard now != sizeClass else { return }
    sizeClass = now
    graph.setEnvironment(\.horizontalSizeClass, to: now, as: event)
  }

  /// Switches the color scheme.
  func setColorScheme(_ scheme: ColorScheme) {
    guard scheme != palette.colorScheme else { return }
    palette = Palette(colorScheme: scheme, hasColors: palette.hasColors)
    redraw()
    graph.setEnvironment(\.colorScheme, to: scheme, as: "switch to \(scheme) colors")
  }

  // MARK: Input

  package func handle(_ event: InputEvent) -> Bool {
    draw()
    switch event {
    case .resize(let size): resize(to: size)
    case .key(let key, let modifiers): return handle(key, modifiers)
    case .paste(let text): paste(text)
    case .mouse(let action, let point): handle(action, at: point)
    }
    return true
  }

  /// Performs an action on the views, in a single update.
  func perform(_ act: UserAction?) {
    guard let act else { return }
    let before = graph.story.last?.number ?? 0
    graph.perform(act)
    followsFocus = true
    redraw()
    let holes = graph.story.updates.reversed().prefix { $0.number > before }.flatMap(\.holes)
    notice = holes.first.map { "unfinished: \($0)" }
  }

  /// The action for the Escape key, which dismisses the topmost presentation or goes back in a
  /// navigation stack.
  var dismissal: UserAction? {
    if let layer = scope.layer { return layer.dismissal }
    return scope.backAction
  }
}
