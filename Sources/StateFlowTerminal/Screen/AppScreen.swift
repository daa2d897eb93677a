import Foundation
import StateFlow

/// An app on a screen of cells: it draws the views, and does to them what a person does.
@MainActor
package final class AppScreen: TerminalProgram {
  /// What stands around the views.
  package enum Chrome {
    /// Nothing: the whole screen is the views'.
    case none
    /// The title of the window, the story beside or below the views, and a line with the keys.
    case full
  }

  package var onChange: (() -> Void)?
  package let graph: ViewGraph
  /// What is remembered of the views, such as which of them has the keys.
  package internal(set) var memory = ScreenMemory()
  package private(set) var size: Size
  var palette: Palette
  let chrome: Chrome

  var showsHelp = false
  /// Whether the whole story is over the views.
  var showsStory = false
  var panel = StoryPanel()
  var flash = Flash()
  /// What is to be said until the next key: what an action came by that is unfinished.
  var notice: String?

  /// The views as they were drawn last: keys and clicks are meant for what is seen.
  private(set) var picture = Picture(canvas: Canvas(size: .zero))
  private(set) var scope = InteractionScope([])
  private var drawing = Drawing([])
  var trail = FocusHistory()
  /// The field that had the graph's keyboard focus when the screen was drawn last.
  var programFocus: Element.ID?
  /// Whether what has the focus is to be scrolled into sight.
  var followsFocus = false
  /// What the mouse was pressed on.
  var pressed: Target.ID?
  private var isStale = true
  /// Whether the views themselves have changed since they were drawn last.
  private var isOutdated = true
  private let now: () -> ContinuousClock.Instant

  /// Puts the views of a graph on a screen.
  ///
  /// - Parameters:
  ///   - now: Tells the time, for what is lit up for a while.
  ///   - makeGraph: Makes the graph, with the environment that the screen gives it.
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
    // What an action writes past the kit is saved as well.
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

  /// The title of the window, where there is a line for it.
  var title: String? { chrome == .full ? graph.windowTitle : nil }

  package var nextChange: ContinuousClock.Instant? { flash.end }

  package func frame(of size: Size) -> Frame {
    resize(to: size)
    draw()
    guard chrome == .full else { return Frame(picture.canvas, cursor: picture.cursor) }
    return composed()
  }

  /// Draws the views again, if anything has changed since they were drawn last.
  func draw() {
    graph.update()
    if flash.hasEnded(by: now()) { isStale = true }
    guard isStale else { return }
    let size = regions.content.size
    isStale = false
    if isOutdated { lookAtGraph() }
    memory.flashing = flash.lit
    func draw() {
      picture = drawing.picture(memory: memory, palette: palette, size: size)
    }
    draw()
    if followProgramFocus() { draw() }
    if settleFocus() { draw() }
    if reportFocus() {
      lookAtGraph()
      isStale = false
      draw()
    }
    if followsFocus {
      followsFocus = false
      if revealFocus() { draw() }
    }
  }

  private func lookAtGraph() {
    let elements = graph.elements
    isOutdated = false
    flash.follow(elements, in: graph.story, isShown: panel.isShown, now: now())
    drawing = Drawing(elements.showingHoles, after: drawing)
    scope = InteractionScope(drawing.elements)
    closeWhatIsGone(drawing.elements)
  }

  /// Has the views drawn again when somebody looks.
  func redraw() {
    isStale = true
  }

  /// Draws the screen in the colors of a scheme, without telling the views.
  func canvas(in scheme: ColorScheme) -> Canvas {
    let usual = palette
    palette = Palette(colorScheme: scheme, hasColors: usual.hasColors)
    redraw()
    defer {
      palette = usual
      redraw()
    }
    return frame(of: size).canvas
  }

  // MARK: Surroundings

  private var sizeClass: UserInterfaceSizeClass

  /// From how many columns on two things find room beside each other.
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

  /// Tells the views how much room there is, where that makes a difference to them.
  func contentResized(as event: String) {
    redraw()
    let now = Self.sizeClass(regions.content.width)
    guard now != sizeClass else { return }
    sizeClass = now
    graph.setEnvironment(\.horizontalSizeClass, to: now, as: event)
  }

  /// Draws in other colours.
  func setColorScheme(_ scheme: ColorScheme) {
    guard scheme != palette.colorScheme else { return }
    palette = Palette(colorScheme: scheme, hasColors: palette.hasColors)
    redraw()
    graph.setEnvironment(\.colorScheme, to: scheme, as: "switch to \(scheme) colors")
  }

  // MARK: Acting

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

  /// Does something to the views, in one update.
  func perform(_ act: UserAction?) {
    guard let act else { return }
    let before = graph.story.last?.number ?? 0
    graph.perform(act.event, act.action)
    followsFocus = true
    redraw()
    let holes = graph.story.updates.reversed().prefix { $0.number > before }.flatMap(\.holes)
    notice = holes.first.map { "unfinished: \($0)" }
  }

  /// What Escape ends: what is presented last, or else the screen that one came to from another.
  var dismissal: UserAction? {
    if let layer = scope.layer { return layer.dismissal }
    return scope.wayBack
  }
}
