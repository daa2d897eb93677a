import StateFlow

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
    printer.show(screen, after: "first frame")
    recording?.start(screen)
    for step in script.steps {
      do throws(Finding.Failure) {
        if let recording {
          recording.advanceClock()
          recording.tap = point(of: step.action)
        }
        try await take(step)
      } catch {
        if isLenient {
          printer.skip(step, because: error.problem, on: screen)
          continue
        }
        return ScriptError(
          step: step.number, text: step.text, place: step.place, problem: error.problem
        ).message + "\nThe screen shows:\n" + Finding(scope: screen.scope).outline
      }
      printer.show(screen, after: step.text)
      recording?.add(screen)
    }
    guard let fault = script.fault else { return nil }
    return fault.message + "\nThe screen shows:\n" + Finding(scope: screen.scope).outline
  }

  // MARK: Performing steps

  private typealias Failure = Finding.Failure

  private var finding: Finding {
    screen.draw()
    return Finding(scope: screen.scope)
  }

  private func take(_ step: PlayStep) async throws(Finding.Failure) {
    switch step.action {
    case .tap(let name): try tap(name)
    case .type(let field, let text): try type(text, into: field)
    case .clear(let field):
      let element = try finding.one(field, to: "clear", where: \.isField).element
      screen.graph.moveFocus(to: element)
      if !element.enteredText.isEmpty { perform(element.edit("clear", making: ""), on: element) }
    case .submit(let field):
      let element = try finding.one(field, to: "submit", where: \.isField).element
      screen.graph.moveFocus(to: element)
      perform(element.submit, on: element)
    case .increment(let name):
      let element = try finding.one(name, to: "increment", where: \.isStepped).element
      perform(element.increment, on: element)
    case .decrement(let name):
      let element = try finding.one(name, to: "decrement", where: \.isStepped).element
      perform(element.decrement, on: element)
    case .set(let name, let number):
      let element = try finding.one(name, to: "set") { $0.role == .slider }.element
      perform(element.set(number), on: element)
    case .choose(let name, let option): try choose(option, in: name)
    case .dismiss: try dismiss()
    case .delete(let row):
      let found = try finding.row(row, to: "delete")
      guard let deletion = found.deletion else {
        throw Failure(problem: "row \(found.offset) can't be deleted.")
      }
      screen.perform(deletion)
    case .move(let row, let destination): try move(row, to: destination)
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

  /// Performs an action on an element and scrolls to the element.
  private func perform(_ act: UserAction?, on element: Element) {
    screen.perform(act)
    screen.reveal(element.id)
  }

  private func handle(_ event: InputEvent) throws(Finding.Failure) {
    screen.draw()
    guard screen.handle(event) else { throw Failure(problem: "this key quits the app.") }
  }

  /// Returns the point that a user would tap for a step, or `nil` if the step taps nothing.
  private func point(of action: PlayStep.Action) -> Point? {
    let finding = finding
    func element(_ name: PlayStep.Name, _ condition: (Element) -> Bool) -> Element? {
      let all = finding.matches(condition).map(\.element)
      let found = all.filter { $0.label == name.label }
      if found.isEmpty { return all.first { $0.isTab(numbered: name.label) } }
      let index = (name.index ?? 1) - 1
      return found.indices.contains(index) ? found[index] : nil
    }
    let target: Element?
    switch action {
    case .tap(let name):
      target = element(name) { $0.actions.tap != nil || $0.isTapped }
    case .type(let name, _), .clear(let name), .submit(let name):
      target = element(name, \.isField)
    case .increment(let name), .decrement(let name): target = element(name, \.isStepped)
    case .set(let name, _): target = element(name) { $0.role == .slider }
    case .choose(let name, _): target = element(name) { $0.role == .picker }
    default: target = nil
    }
    guard let target else { return nil }
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
    if case .increment = action { x = area.maxX - 2 }
    if case .decrement = action { x = area.maxX - 5 }
    return Point(x: origin.x + max(x, area.minX), y: origin.y + area.minY)
  }

  private func tap(_ name: PlayStep.Name) throws(Finding.Failure) {
    let finding = finding
    // If a row can't be selected, a tap on its label is meant for a control in the row.
    let rows = Set(
      finding.scope.rows.filter { $0.element.selectRow(in: $0.list) != nil }.map(\.element.id))
    let found = try finding.one(name, to: "tap") { element in
      element.actions.tap != nil || element.isTapped || rows.contains(element.id)
    }
    let element = found.element
    if element.role == .menu || element.role == .picker {
      screen.memory.opened = element.id
      return screen.redraw()
    }
    guard let act = element.tap() ?? found.list.flatMap({ element.selectRow(in: $0) }) else {
      throw Failure(problem: "the \(element.role.spokenName) \"\(name.label)\" can't be tapped.")
    }
    screen.memory.opened = nil
    perform(act, on: element)
  }

  private func type(_ text: String, into name: PlayStep.Name) throws(Finding.Failure) {
    for character in text where !character.isNewline {
      let element = try finding.one(name, to: "type into", where: \.isField).element
      screen.graph.moveFocus(to: element)
      let text = element.enteredText + String(character)
      perform(element.type(String(character), making: text), on: element)
    }
  }

  private func choose(_ option: String, in name: PlayStep.Name) throws(Finding.Failure) {
    let picker = try finding.one(name, to: "choose in") { $0.role == .picker }.element
    guard let chosen = picker.options.first(where: { $0.label == option }) else {
      let options = picker.options.map { "\"\($0.label)\"" }.joined(separator: ", ")
      throw Failure(
        problem: "\"\(name.label)\" has no option \"\(option)\". Its options are \(options).")
    }
    perform(picker.select(chosen), on: picker)
  }

  private func dismiss() throws(Finding.Failure) {
    guard let dismissal = screen.dismissal else {
      throw Failure(problem: "there is nothing to dismiss.")
    }
    screen.perform(dismissal)
  }

  private func move(_ row: PlayStep.Row, to destination: Int) throws(Finding.Failure) {
    let finding = finding
    let found = try finding.row(row, to: "move")
    guard found.element.actions.move != nil else {
      throw Failure(problem: "row \(found.offset) can't be moved.")
    }
    // A step counts all rows in the list, but a move counts only the adjacent movable rows.
    guard let act = found.move(to: destination - found.offset + found.place) else {
      throw Failure(problem: "row \(found.offset) can't be moved before row \(destination).")
    }
    perform(act, on: found.element)
  }

  private func wait(for updates: Int) async throws(Finding.Failure) {
    let start = screen.graph.story.last?.number ?? 0
    let end = ContinuousClock.now + Self.patience
    while true {
      let arrived = (screen.graph.story.last?.number ?? 0) - start
      if arrived >= updates { return }
      guard ContinuousClock.now < end, (try? await Task.sleep(for: .milliseconds(2))) != nil else {
        throw Failure(
          problem: "\(arrived) of \(updates) updates happened within \(Self.patience).")
      }
    }
  }
}

extension Element {
  /// Whether users tap elements with this role, even if the elements are currently disabled.
  fileprivate var isTapped: Bool {
    [.button, .link, .toggle, .tab, .menu, .picker].contains(role)
  }

  fileprivate var isStepped: Bool { role == .stepper || role == .slider }
}
