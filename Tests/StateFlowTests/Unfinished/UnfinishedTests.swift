import StateFlow
import Testing

struct UnfinishedTests {
  @Test func `it gives its placeholder where nobody listens`() {
    #expect(unfinished("Count.", placeholder: 7) == 7)
  }

  @Test func `it tells the log what and where`() async {
    let log = UnfinishedLog()
    await log.collect { unfinished("Mend this.") }
    #expect(log.holes.map(\.task) == ["Mend this."])
    #expect(log.holes.map(\.line) == [#line - 2])
    #expect(log.holes.map(\.file) == ["Unfinished/UnfinishedTests.swift"])
    #expect(log.holes.map(\.fileID) == [#fileID])
  }

  @Test func `a place is recorded once`() async {
    let log = UnfinishedLog()
    await log.collect {
      for number in 1...3 { #expect(unfinished("Count.", placeholder: number) == number) }
      unfinished("Mend this.")
    }
    #expect(log.holes.map(\.task) == ["Count.", "Mend this."])
  }

  @Test func `two holes in one line are two`() async {
    let log = UnfinishedLog()
    await log.collect {
      let sum = unfinished("Left.", placeholder: 1) + unfinished("Right.", placeholder: 2)
      #expect(sum == 3)
    }
    #expect(log.holes.map(\.task) == ["Left.", "Right."])
  }

  @Test func `the nearest log listens`() async {
    let (outer, inner) = (UnfinishedLog(), UnfinishedLog())
    await outer.collect {
      await inner.collect { unfinished("Mend this.") }
    }
    #expect(outer.holes == [])
    #expect(inner.holes.count == 1)
  }

  @Test func `many tasks may reach it at once`() async {
    let log = UnfinishedLog()
    await log.collect {
      await withTaskGroup { group in
        for line in 1...100 {
          group.addTask { unfinished("Mend this.", line: line) }
        }
      }
    }
    #expect(log.holes.map(\.line).sorted() == Array(1...100))
  }

  @Test func `outside of every task, the log that claims the hole listens`() async {
    let claiming = UnfinishedLog { $0.task == "Mend this." }
    let other = UnfinishedLog()
    await claiming.collect {
      await other.collect {
        await Task.detached { unfinished("Mend this.") }.value
        await Task.detached { unfinished("Mend that.") }.value
      }
    }
    await Task.detached { unfinished("Mend this.") }.value
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
  func `a file is named as a student knows it`(path: String, name: String) {
    let hole = UnfinishedHole(
      task: "Count.", fileID: "ViewState/A.swift", filePath: path, line: 12, column: 5)
    #expect(hole.description == "\(name):12 Count.")
  }

  @Test func `it may stand in a list of values that a builder collects`() {
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
