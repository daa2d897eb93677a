import Foundation
import StateFlow

/// An app on a screen of cells: it draws the views, and does to them what a person does.
@MainActor
package final class AppScreen: TerminalProgram {
  /// What stands around the views.
  package enum Chrome {
    /// Nothing: the whole screen is the views'.
    case none
    /// A line that says which keys there are, and the story beside the views.
    case full
  }

  package var onChange: (() -> Void)?
  package let graph: ViewGraph
  package internal(set) var memory = ScreenMemory()
  package internal(set) var size: Size
  var palette: Palette
  let chrome: Chrome

  /// The views as they were drawn last: keys and clicks are meant for what is seen.
  var picture: Picture
  var reach: Reach
  var focus = FocusTrail()
  private var isStale = true

  /// Puts the views of a graph on a screen.
  ///
  /// - Parameter environment: Sets what does not depend on the screen, such as the locale.
  package init(
    size: Size, palette: Palette = .dark, chrome: Chrome = .full,
    graph makeGraph: (_ environment: (inout EnvironmentValues) -> Void) -> ViewGraph
  ) {
    self.size = size
    self.palette = palette
    self.chrome = chrome
    picture = Picture(canvas: Canvas(size: .zero))
    reach = Reach([])
    graph = makeGraph { environment in
      environment.colorScheme = palette.colorScheme
      environment.horizontalSizeClass = Self.sizeClass(size.width)
    }
    graph.onFrame = { [weak self] in self?.graphChanged() }
  }

  private func graphChanged() {
    isStale = true
    onChange?()
  }

  // MARK: Drawing

  package var nextChange: ContinuousClock.Instant? { nil }

  package func frame(of size: Size) -> Frame {
    resize(to: size)
    draw()
    return Frame(picture.canvas, cursor: picture.cursor)
  }

  /// Draws the views again, if anything has changed since they were drawn last.
  func draw() {
    graph.update()
    guard isStale else { return }
    let elements = graph.elements
    isStale = false
    reach = Reach(elements)
    picture = drawPicture(of: elements, memory: memory, palette: palette, size: size)
  }

  /// Has the views drawn again when somebody looks.
  func redraw() {
    isStale = true
  }

  /// From how many columns on two things find room beside each other.
  private static let regularWidth = 64

  private static func sizeClass(_ width: Int) -> UserInterfaceSizeClass {
    width < regularWidth ? .compact : .regular
  }

  func resize(to size: Size) {
    guard size != self.size else { return }
    let before = Self.sizeClass(self.size.width)
    self.size = size
    redraw()
    let now = Self.sizeClass(size.width)
    guard now != before else { return }
    graph.setEnvironment(
      \.horizontalSizeClass, to: now, as: "resize to \(size.width) columns")
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
    if case .resize(let size) = event { resize(to: size) }
    return true
  }

  /// Does something to the views, in one update.
  func perform(_ act: Act?) {
    guard let act else { return }
    graph.perform(act.event, act.action)
    redraw()
  }
}

extension AppScreen {
  /// What Escape ends: what is presented last, or else the screen that one came to from another.
  var dismissal: Act? {
    if let layer = reach.layer { return layer.dismissal }
    return reach.elements.lazy.compactMap(\.innermostDismissal).first
  }
}

extension Element {
  /// How to go back from the innermost navigation in it from which one can.
  fileprivate var innermostDismissal: Act? {
    guard !isPresented else { return nil }
    return children.lazy.compactMap(\.innermostDismissal).first
      ?? (role == .navigation ? dismissal : nil)
  }
}
