import StateFlow
import StateFlowActions
import StateFlowStory

/// A script player that prints each frame and its story as plain text.
@MainActor
final class Player {
  /// The longest time that a script waits for updates that it didn't cause.
  static let patience = Duration.seconds(10)

  private let screen: AppScreen
  /// Whether to skip steps that can't be performed, instead of stopping the script.
  private let isLenient: Bool
  private var printer: FramePrinter
  /// The recording to add each frame to, or `nil` if the script isn't recorded.
  var recording: Recording?

  /// Creates a player for a screen.
  ///
  /// - Parameter print: A closure that prints a few lines of text.
  init(
    _ screen: AppScreen, frames: FramePrinter.Frames = .whole, isLenient: Bool = false,
    print: @escaping (String) -> Void
  ) {
    self.screen = screen
    self.isLenient = isLenient
    printer = FramePrinter(frames, print: print)
  }

  /// Prints the first frame and then performs each step of a script and prints the step's result.
  ///
  /// - Returns: An error and the contents of the screen if the script couldn't be played to the
  ///   end; otherwise `nil`.
  func play(_ script: PlayScript) async -> String? {
    await settleTasks()
    printer.show(screen, after: "first frame")
    recording?.start(screen)
    for step in script.steps {
      do throws(Finder.Failure) {
        if let recording {
          recording.advanceClock()
          recording.tap = point(of: step.action)
        }
        try await take(step)
        await settleTasks()
      } catch {
        if isLenient {
          printer.skip(step, because: error.problem, on: screen)
          continue
        }
        return ScriptError(
          step: step.number, text: step.text, place: step.place, problem: error.message
        ).message
      }
      printer.show(screen, after: step.text)
      recording?.add(screen)
    }
    return script.fault.map { "\($0.message) \(finder.contents)" }
  }

  // MARK: Performing steps

  private typealias Failure = Finder.Failure

  private var finder: Finder {
    screen.draw()
    return Finder(
      screen.scope.elements.map { ElementOnScreen($0) }, in: "the screen", numbering: .number,
      dismissal: screen.dismissal)
  }

  /// Lets the program's tasks run until they wait, so that each play prints the same.
  private func settleTasks() async {
    guard screen.graph.usesTasks else { return }
    _ = await screen.graph.settleTasks()
  }

  private func take(_ step: PlayStep) async throws(Failure) {
    switch step.action {
    // Users type one character at a time.
    case .user(.type(let text, let field)):
      for character in text { try perform(.type(String(character), into: field)) }
    case .user(let action): try perform(action)
    case .key(let key, let modifiers, let times):
      for _ in 0..<times { try handle(.key(key, modifiers)) }
    case .wait(let updates): try await wait(for: updates)
    // A recording can't change its size.
    case .size(let size): if recording == nil { screen.resize(to: size) }
    }
  }

  /// Performs a step and scrolls to its element.
  private func perform(_ step: ActionStep) throws(Failure) {
    var found = try finder.find(step)
    if let field = found.element, field.isField {
      screen.graph.moveFocus(toField: field)
      found = try finder.find(step)
    }
    guard let action = found.action else {
      screen.memory.opened = found.element?.id
      return screen.redraw()
    }
    if case .tap = step { screen.memory.opened = nil }
    screen.perform(action)
    if let element = found.element { screen.reveal(element.id) }
  }

  private func handle(_ event: InputEvent) throws(Failure) {
    screen.draw()
    guard screen.handle(event) else { throw finder.failure("This key quits the app.") }
  }

  /// Returns the point that a user would tap for a step, or `nil` if the step taps nothing.
  private func point(of action: PlayStep.Action) -> Point? {
    guard case .user(let step) = action, let target = try? finder.find(step).element,
      target.role != .row
    else { return nil }
    screen.reveal(target.id)
    screen.draw()
    guard let use = screen.picture.targets.first(where: { $0.element.id == target.id }),
      !use.visible.isEmpty
    else { return nil }
    screen.focus(use)
    let area = use.visible
    let origin = screen.regions.content.origin
    var x = area.minX + area.width / 2
    // A stepper's buttons are at its trailing edge.
    if case .increment = step { x = area.maxX - 2 }
    if case .decrement = step { x = area.maxX - 5 }
    return Point(x: origin.x + max(x, area.minX), y: origin.y + area.minY)
  }

  private func wait(for updates: Int) async throws(Failure) {
    let start = screen.graph.story.last?.number ?? 0
    let end = ContinuousClock.now + Self.patience
    while true {
      let arrived = (screen.graph.story.last?.number ?? 0) - start
      if arrived >= updates { return }
      guard ContinuousClock.now < end, (try? await Task.sleep(for: .milliseconds(2))) != nil else {
        throw finder.failure(
          "\(arrived) of \(updates) updates happened within \(Self.patience).")
      }
    }
  }
}
