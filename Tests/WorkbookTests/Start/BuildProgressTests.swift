import Testing

@testable import WorkbookStart

@Suite struct BuildProgressTests {
  @Test func `the percentage never decreases, although SwiftPM finds more to do`() {
    var progress = BuildProgress()
    let lines = [
      "[4/8] Compiling WorkbookCore Files.swift", "[5/40] Compiling WorkbookCore Trimming.swift",
      "[30/40] Emitting module WorkbookGrading", "[40/40] Linking workbook-grade",
    ]
    var percentages: [Int?] = []
    for line in lines {
      let isProgress = progress.read(line[...])
      #expect(isProgress)
      percentages.append(progress.percentage)
    }
    #expect(percentages == [50, 50, 75, 99])
  }

  @Test(arguments: [
    "Building for debugging...", "[0/3] Write swift-version-6A52383ED409C6A7.txt", "",
    "Build of product 'workbook-grade' complete! (0.20s)", "[1/0] Compiling nothing",
  ])
  func `a build that compiles nothing shows no progress`(line: String) {
    var progress = BuildProgress()
    let isProgress = progress.read(line[...])
    #expect(!isProgress)
    #expect(progress.percentage == nil)
  }

  @Test func `the remaining time follows from the elapsed time`() {
    var progress = BuildProgress()
    #expect(progress.remainingTime(after: 3) == nil)
    _ = progress.read("[5/100] Compiling A B.swift")
    #expect(progress.remainingTime(after: 3) == nil)
    _ = progress.read("[25/100] Compiling A C.swift")
    #expect(progress.remainingTime(after: 10) == 30)
  }
}
