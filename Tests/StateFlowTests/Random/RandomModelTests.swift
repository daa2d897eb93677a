import StateFlow
import Testing

/// Tests with random trees and operations, because handwritten tests cover only a few cases.
///
/// To see these tests fail, break a rule of the kit. For example, don't let `ConditionalNode`
/// unmount the branch that it leaves, or let `ForEachNode` match rows by offset.
@Suite("Random view trees")
@MainActor
struct RandomModelTests {
  @Test func `after random operations, a screen's state follows the rules of identity`() {
    for seed in Seed.all.flatMap({ $0.following(8) }) {
      let run = ModelRun(seed: seed, depth: 4)
      guard let failure = run.failure(within: 800) else { continue }
      Issue.record("\(run.smallest(like: failure))")
      return
    }
  }

  @Test func `recording a story doesn't affect what a screen shows`() {
    for seed in Seed.all.flatMap({ $0.following(2) }) {
      let failure = ModelRun(seed: seed, depth: 3).failure(within: 300, recordsStory: true)
      #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
    }
  }
}
