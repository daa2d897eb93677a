import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct MutantSampleTests {
  @Test(arguments: [
    (0, [3, 3], [0, 0]),
    (2, [3, 3], [1, 1]),
    (3, [3, 3, 3], [1, 1, 1]),
    (2, [9, 9, 9, 9], [0, 1, 0, 1]),
    (5, [1, 9], [1, 4]),
    (5, [0, 9, 0], [0, 5, 0]),
    (9, [1, 2], [1, 2]),
    (3, [], []),
  ])
  func `a sample of mutants is spread as evenly as possible over their groups`(
    count: Int, sizes: [Int], expected: [Int]
  ) {
    #expect(MutantSample.quotas(count, sizes: sizes) == expected)
  }

  private func mutants(_ codes: [String]) -> [Mutant] {
    codes.enumerated().map { index, code in
      Mutant(
        exercise: SmallWorkbook.lights().exercises[0],
        mutation: .init(
          operator: "number", line: index, column: 1, description: "", offset: 0, length: 0,
          replacement: ""), code: [code])
    }
  }

  @Test func `a sample of mutants depends only on their code`() {
    let codes = (0..<20).map { "let a = \($0)" }
    let forward = MutantSample.of(5, from: [mutants(codes)])[0]
    let backward = MutantSample.of(5, from: [mutants(codes.reversed())])[0]
    #expect(forward.count == 5)
    #expect(forward.map(\.code) == backward.reversed().map(\.code))
    #expect(forward.map(\.mutation.line) == forward.map(\.mutation.line).sorted())
  }
}
