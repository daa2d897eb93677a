import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.1 Life log", .exercise)
struct LifeLogTests {
  private let book = Book()
  private var log: LifeLog { LifeLog(diary: book.write) }

  @Test(.proves(1)) func `program 1: the room owns the lamp that its parent describes`() {
    let prediction = read(LifeLog.prediction1)
    compare(prediction, with: run(log.program1), lines: 2, program: 1)
  }

  @Test(.proves(2)) func `program 2: the room observes a lamp that its parent's body creates`() {
    let prediction = read(LifeLog.prediction2)
    compare(prediction, with: run(log.program2), lines: 6, program: 2)
  }

  @Test(.proves(3))
  func `program 3: the room owns its lamp, and the room's ID changes with each refresh`() {
    let prediction = read(LifeLog.prediction3)
    compare(prediction, with: run(log.program3), lines: 6, program: 3)
  }

  @Test(.proves(4)) func `program 4: the room observes a lamp that another view owns`() {
    let prediction = read(LifeLog.prediction4)
    compare(prediction, with: run(log.program4), lines: 1, program: 4)
  }

  @Test(.proves(5)) func `program 5: the rooms are created but never shown`() {
    let prediction = read(LifeLog.prediction5)
    compare(prediction, with: run(log.program5), lines: 6, program: 5)
  }

  /// Returns the diary after two refreshes of the hall and a tap on "Leave".
  private func run(_ program: some View) -> [Entry] {
    let hall = Screen { program }
    hall.button("Refresh").tap()
    hall.button("Refresh").tap()
    hall.button("Leave").tap()
    let entries = book.entries
    hall.close()
    return entries
  }

  /// Returns a prediction, or `nil` if the prediction runs a program.
  ///
  /// The prediction is evaluated in a view's body, where a program can't write its state. Each
  /// attempt to write records a diagnostic.
  private func read(_ prediction: @autoclosure @escaping () -> [Entry]) -> [Entry]? {
    var entries: [Entry] = []
    let page = ViewGraph(recordsStory: false) { Page { entries = prediction() } }
    return page.diagnostics.isEmpty ? entries : nil
  }

  private struct Page: View {
    let write: () -> Void

    var body: some View {
      let _ = write()
      Text("")
    }
  }

  /// Reports the first wrong line of a prediction, without giving away the correct one.
  private func compare(
    _ prediction: [Entry]?, with entries: [Entry], lines: Int, program: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ sentence: String) {
      Issue.record("Program \(program): \(sentence)", sourceLocation: sourceLocation)
    }
    guard entries.count == lines else {
      return fail("The program was changed. Restore it and change only the prediction.")
    }
    guard let prediction else {
      return fail("Write the diary's lines yourself. Your prediction runs a program instead.")
    }
    if prediction.isEmpty {
      fail("The diary isn't empty.")
    } else if let wrong = zip(prediction, entries).enumerated().first(where: { $0.1.0 != $0.1.1 }) {
      let (number, guess) = (wrong.offset + 1, wrong.element.0)
      fail("Line \(number) of the diary isn't .\(guess). What retains the lamp at that moment?")
    } else if prediction.count < entries.count {
      fail("Your prediction is correct so far, but the diary has more lines.")
    } else if prediction.count > entries.count {
      fail("You predicted line \(entries.count + 1), but the diary ends before it.")
    }
  }

  /// The diary that the lamps write to. A lamp can be released on any thread.
  nonisolated private final class Book: Sendable {
    private let pages = Mutex<[Entry]>([])
    var entries: [Entry] { pages.withLock { $0 } }
    var write: Diary { { [self] entry in pages.withLock { $0.append(entry) } } }
  }
}
