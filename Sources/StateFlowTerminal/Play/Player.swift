import Foundation
import StateFlow
import StateFlowActions

/// A script player that prints each frame and its story as plain text.
@MainActor
final class Player {
  /// The longest time that a script waits for updates that it didn't cause.
  static let patience = Duration.seconds(10)

  /// The parts of a frame that the player prints.
  enum Frames {
    /// All rows in each frame.
    case whole
    /// All rows of the first frame, and then only the rows that each step changed, with their row
    /// numbers.
    case changes
  }

  private let screen: AppScreen
  private let frames: Frames
  /// Whether to skip steps that can't be performed, instead of stopping the script.
  private let isLenient: Bool
  private let print: (String) -> Void
  private var lastPrinted = 0
  private var shown: (rows: [Substring], size: Size)?
  /// The recording to add each frame to, or `nil` if the script isn't recorded.
  var recording: Recording?

  /// Creates a player for a screen.
  ///
  /// - Parameter print: A closure that prints a few lines of text.
  init(
    _ screen: AppScreen, frames: Frames = .whole, isLenient: Bool = false,
    print: @escaping (String) -> Void
  ) {
    self.screen = screen
    self.frames = frames
    self.isLenient = isLenient
    self.print = print
  }

  /// Prints the first frame and then performs each step of a script and prints the step's result.
  ///
  /// - Returns: An error and the contents of the screen if the script couldn't be played to the
  ///   end; otherwise `nil`.
  func play(_ script: PlayScript) async -> String? {
    show("first frame")
    recording?.start(screen)
    for step in script.steps {
      do throws(Finder.Failure) {
        if let recording {
          recording.advanceClock()
          recording.tap = point(of: step.action)
        }
        try await take(step)
      } catch {
        if isLenient {
          print(rule("━", "skipped: \(step.text)"))
          print("  " + error.problem)
          continue
        }
        return ScriptError(
          step: step.number, text: step.text, place: step.place, problem: error.message
        ).message
      }
      show(step.text)
      recording?.add(screen)
    }
    return script.fault.map { "\($0.message) \(finder.contents)" }
  }

  // MARK: Printing

  private func show(_ title: String) {
    let frame = screen.frame(of: screen.size)
    print(rule("━", title))
    let rows = frame.canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = text(of: rows, in: frame.canvas.size)
    if !text.isEmpty { print(text) }
    shown = (rows, frame.canvas.size)
    let updates = screen.graph.story.updates.filter { $0.number > lastPrinted }
    guard let last = updates.last else { return }
    lastPrinted = last.number
    print(rule("─", "story"))
    print(Self.condensed(updates).joined(separator: "\n"))
  }

  private func text(of rows: [Substring], in size: Size) -> String {
    guard frames == .changes, let shown, shown.size == size else {
      var rows = rows
      while rows.last?.isEmpty == true { rows.removeLast() }
      return rows.joined(separator: "\n")
    }
    let digits = "\(size.height)".count
    return rows.indices.filter { rows[$0] != shown.rows[$0] }.map { index in
      let number = "\(index + 1)"
      let line = String(repeating: " ", count: digits - number.count) + number + "  " + rows[index]
      return String(line.reversed().drop(while: \.isWhitespace).reversed())
    }.joined(separator: "\n")
  }

  private func rule(_ line: String, _ title: String) -> String {
    let title = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let rest = max(2, screen.size.width - title.cellWidth - 4)
    return "\(line)\(line) \(title) " + String(repeating: line, count: rest)
  }

  /// Returns updates as text. If there are many, such as one for each letter of a typed word, only
  /// the first and the last are included.
  private static func condensed(_ updates: [StoryUpdate]) -> [String] {
    guard updates.count > 3, let first = updates.first, let last = updates.last else {
      return updates.map(\.description)
    }
    return [first.description, "… \(updates.count - 2) more updates …", last.description]
  }

  // MARK: Performing steps

  private typealias Failure = Finder.Failure

  private var finder: Finder {
    screen.draw()
    return Finder(
      screen.scope.elements.map { ElementOnScreen($0) }, in: "the screen", numbering: .number,
      dismissal: screen.dismissal)
  }

  private func take(_ step: PlayStep) async throws(Failure) {
    switch step.action {
    // Users type one character at a time.
    case .user(.type(let text, let field)):
      for character in text { try perform(.type(String(character), into: field)) }
    case .user(let action): try perform(action)
    case .key(let key, let modifiers, let times):
      for _ in 0..<times { try handle(.key(key, modifiers)) }
    case .paste(let text): try handle(.paste(text))
    case .click(let point):
      try handle(.mouse(.press, point))
      try handle(.mouse(.release, point))
    case .wait(let updates): try await wait(for: updates)
    case .scheme(let scheme): screen.setColorScheme(scheme)
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
