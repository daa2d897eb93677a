import StateFlow
import Synchronization
import Testing
import WorkbookTesting

@testable import Ownership

@Suite("6.1 Life log", .exercise)
struct LifeLogTests {
  private let book = Book()
  private var log: LifeLog { LifeLog(diary: book.write) }

  @Test func `program 1: a room that owns the lamp its parent describes`() {
    compare(LifeLog.prediction1, with: run(log.program1), lines: 2, program: 1)
  }

  @Test func `program 2: a room that observes a lamp made by its parent's body`() {
    compare(LifeLog.prediction2, with: run(log.program2), lines: 6, program: 2)
  }

  @Test func `program 3: a room that owns its lamp, and has another id in each turn`() {
    compare(LifeLog.prediction3, with: run(log.program3), lines: 6, program: 3)
  }

  @Test func `program 4: a room that observes what somebody else owns`() {
    compare(LifeLog.prediction4, with: run(log.program4), lines: 1, program: 4)
  }

  @Test func `program 5: rooms that are described and never shown`() {
    compare(LifeLog.prediction5, with: run(log.program5), lines: 6, program: 5)
  }

  /// What the diary says after two refreshes of the hall and a leave.
  private func run(_ program: some View) -> [Entry] {
    let hall = Screen { program }
    hall.button("Refresh").tap()
    hall.button("Refresh").tap()
    hall.button("Leave").tap()
    let entries = book.entries
    hall.close()
    return entries
  }

  /// Says where a prediction goes wrong, and does not give away what would be right.
  private func compare(
    _ prediction: [Entry], with entries: [Entry], lines: Int, program: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ words: String) {
      Issue.record("Program \(program): \(words)", sourceLocation: sourceLocation)
    }
    guard entries.count == lines else {
      return fail(
        "it no longer does what it did. Predict the programs, and leave them as they are.")
    }
    if prediction.isEmpty {
      fail("the diary is not empty.")
    } else if let wrong = zip(prediction, entries).enumerated().first(where: { $0.1.0 != $0.1.1 }) {
      let (number, guess) = (wrong.offset + 1, wrong.element.0)
      fail("line \(number) of the diary is not \(guess). Who holds the lamp at that moment?")
    } else if prediction.count < entries.count {
      fail("right as far as line \(prediction.count), but the diary goes on behind it.")
    } else if prediction.count > entries.count {
      fail("the diary ends before line \(entries.count + 1), where you predict more.")
    }
  }

  /// Where the lamps write. They may do so from anywhere, since an object goes where the last
  /// reference to it is dropped.
  nonisolated private final class Book: Sendable {
    private let pages = Mutex<[Entry]>([])
    var entries: [Entry] { pages.withLock { $0 } }
    var write: Diary { { [self] entry in pages.withLock { $0.append(entry) } } }
  }
}
