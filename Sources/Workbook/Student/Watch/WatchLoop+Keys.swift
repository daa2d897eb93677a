import WorkbookCommandLine
import WorkbookCore

extension WatchLoop {
  /// Handles a key.
  ///
  /// - Returns: Whether to quit.
  mutating func handle(_ key: WatchKey) -> Bool {
    switch mode {
    case .report: return handleInReport(key)
    case .menu(let menu): return handle(key, in: menu)
    case .confirmation(let exercise, let menu): confirm(key, resetting: exercise, in: menu)
    case .editor: break
    }
    return false
  }

  private mutating func handleInReport(_ key: WatchKey) -> Bool {
    switch key {
    case .character("q"), .character("Q"): return true
    case .character("h"): showHint()
    case .character("a"): take(.wholeReport)
    case .character("s"): take(.solution)
    case .escape: if detour != nil { showReport() }
    case .character("l"):
      mode = .menu(ExerciseMenu(updateProgress(), selection: exercise))
      draw()
    case .character("r"): restart(.check)
    case .character("c"): checkChangedAnswers()
    case .character("o"): edit(exercise)
    case .character("n"):
      guard let next = updateProgress().next(after: exercise) else {
        note(["All other exercises have passed."])
        break
      }
      exercise = next.exercise
      restart(.check)
    case .character("x"):
      mode = .confirmation(exercise, nil)
      draw()
    case .character(" "), .pageDown: scroll(by: screen.pageHeight)
    case .character("b"), .pageUp: scroll(by: -screen.pageHeight)
    case .down, .character("j"): scroll(by: 1)
    case .up, .character("k"): scroll(by: -1)
    case .end: scroll(by: .max)
    case .home: scroll(by: -.max)
    default: break
    }
    return false
  }

  /// Shows something instead of the report, or the report again if it's already shown.
  private mutating func take(_ detour: Detour) {
    guard let report, self.detour != detour else { return showReport() }
    let lines: @Sendable () -> [String]
    switch detour {
    case .wholeReport:
      guard report.isShortened else { return }
      lines = { report.wholeLines() }
    case .solution:
      guard hasPassed else {
        return note(["\(exercise.name) hasn't passed yet. For a hint, press h."])
      }
      if let withheld = session.package.release?.note(on: exercise.chapter) {
        return note(console.wrapped(withheld))
      }
      do {
        let text = try SolutionText(exercise: exercise, session: session).lines()
        lines = { text }
      } catch {
        return note(console.wrapped(String(describing: error)))
      }
    }
    self.detour = detour
    screen.notes = []
    screen.moreKeys = ["esc report"]
    show { [misconception] _ in lines() + misconception }
  }

  private mutating func scroll(by count: Int) {
    screen.scroll(by: count)
    draw()
  }

  /// Handles a key while the student types words to find.
  private mutating func handleWords(_ key: WatchKey, in menu: ExerciseMenu) {
    var menu = menu
    switch key {
    case .character("\u{7F}"), .character("\u{8}"):
      menu.words = menu.words.map { String($0.dropLast()) }
    case .character(let character) where (character.asciiValue ?? 32) >= 32:
      menu.words?.append(character)
    case .enter: menu.isTyping = false
    case .escape:
      menu.words = nil
      menu.isTyping = false
    default: break
    }
    mode = .menu(menu)
    draw()
  }

  private mutating func handle(_ key: WatchKey, in menu: ExerciseMenu) -> Bool {
    if menu.isTyping {
      handleWords(key, in: menu)
      return false
    }
    var menu = menu
    switch key {
    case .character("/"):
      menu.words = ""
      menu.isTyping = true
    case .character("q"), .character("Q"): return true
    case .up, .character("k"): menu.move(by: -1)
    case .down, .character("j"): menu.move(by: 1)
    case .pageUp, .character("b"): menu.move(by: -screen.pageHeight)
    case .pageDown, .character(" "): menu.move(by: screen.pageHeight)
    case .home: menu.move(toEnd: false)
    case .end: menu.move(toEnd: true)
    case .character("f"): menu.changeFilter()
    case .character("l"), .escape:
      mode = .report
      draw()
      return false
    case .character("x"):
      guard let selected = menu.selected else { break }
      mode = .confirmation(selected, menu)
      draw()
      return false
    case .character("o"):
      guard let selected = menu.selected else { break }
      edit(selected)
      return false
    case .enter:
      guard let selected = menu.selected else { break }
      mode = .report
      exercise = selected
      restart(.check)
      if run != nil { draw() }
      return false
    default: break
    }
    mode = .menu(menu)
    draw()
    return false
  }

  private mutating func confirm(
    _ key: WatchKey, resetting exercise: Exercise, in menu: ExerciseMenu?
  ) {
    mode = menu.map { .menu($0) } ?? .report
    if [.character("y"), .character("Y")].contains(key) {
      do {
        screen.notes = try Reset(exercise: exercise, session: session).restoreStub()
      } catch {
        screen.notes = console.wrapped(String(describing: error))
      }
      // The changed file starts a run, which would otherwise hide how to undo the reset.
      if exercise == self.exercise { notice = screen.notes }
      updateProgress()
    }
    draw()
  }

  private mutating func edit(_ exercise: Exercise) {
    let line = session.progress(on: exercise).holes.first?.line
    mode = openEditor(exercise.answerPath(), line) ? .editor : .report
    draw()
  }
}
