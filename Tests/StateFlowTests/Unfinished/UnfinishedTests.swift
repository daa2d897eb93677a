import StateFlow
import Testing

struct UnfinishedTests {
  @Test func `a hole outside any log returns its placeholder`() {
    #expect(unfinished("Count.", placeholder: 7) == 7)
  }

  @Test func `a log contains the task and the location of each hole`() async {
    let log = UnfinishedLog()
    await log.collect { unfinished("Fix this.") }
    #expect(log.holes.map(\.task) == ["Fix this."])
    #expect(log.holes.map(\.line) == [#line - 2])
    #expect(log.holes.map(\.file) == ["Unfinished/UnfinishedTests.swift"])
    #expect(log.holes.map(\.fileID) == [#fileID])
  }

  @Test func `a hole that is reached several times is recorded once`() async {
    let log = UnfinishedLog()
    await log.collect {
      for number in 1...3 { #expect(unfinished("Count.", placeholder: number) == number) }
      unfinished("Fix this.")
    }
    #expect(log.holes.map(\.task) == ["Count.", "Fix this."])
  }

  @Test func `two holes on one line are recorded separately`() async {
    let log = UnfinishedLog()
    await log.collect {
      let sum = unfinished("Left.", placeholder: 1) + unfinished("Right.", placeholder: 2)
      #expect(sum == 3)
    }
    #expect(log.holes.map(\.task) == ["Left.", "Right."])
  }

  @Test func `if logs are nested, the innermost log records a hole`() async {
    let (outer, inner) = (UnfinishedLog(), UnfinishedLog())
    await outer.collect {
      await inner.collect { unfinished("Fix this.") }
    }
    #expect(outer.holes == [])
    #expect(inner.holes.count == 1)
  }

  @Test func `several tasks can reach a hole concurrently`() async {
    let log = UnfinishedLog()
    await log.collect {
      await withTaskGroup { group in
        for line in 1...100 {
          group.addTask { unfinished("Fix this.", line: line) }
        }
      }
    }
    #expect(log.holes.map(\.line).sorted() == Array(1...100))
  }

  @Test
  func `a hole that is reached outside any task is recorded by the log that claims it`() async {
    let claiming = UnfinishedLog { $0.task == "Fix this." }
    let other = UnfinishedLog()
    await claiming.collect {
      await other.collect {
        await Task.detached { unfinished("Fix this.") }.value
        await Task.detached { unfinished("Fix that.") }.value
      }
    }
    await Task.detached { unfinished("Fix this.") }.value
    #expect(claiming.holes.count == 1)
    #expect(other.holes == [])
  }

  @Test(
    arguments: [
      ("/home/me/workbook/Exercises/01-ViewState/A.swift", "Exercises/01-ViewState/A.swift"),
      ("/Exercises/mine/Exercises/01-ViewState/A.swift", "Exercises/01-ViewState/A.swift"),
      ("Exercises/A.swift", "Exercises/A.swift"),
      ("/home/me/Solutions/01-ViewState/A.swift", "01-ViewState/A.swift"),
      ("A.swift", "A.swift"),
      ("", ""),
    ])
  func `a hole's file path is relative to the package's test or source folder`(
    path: String, name: String
  ) {
    let hole = UnfinishedHole(
      task: "Count.", fileID: "ViewState/A.swift", filePath: path, line: 12, column: 5)
    #expect(hole.description == "\(name):12 Count.")
  }

  @Test func `a hole can be used in a result builder`() {
    @Names func names() -> [String] {
      let _ = unfinished("Add the middle name.")
      unfinished("Give the first name.", placeholder: "")
      "Baggins"
    }
    #expect(names() == ["", "Baggins"])
  }

  @resultBuilder enum Names {
    static func buildBlock(_ names: String...) -> [String] { names }
  }
}
