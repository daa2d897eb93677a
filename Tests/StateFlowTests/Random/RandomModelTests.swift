import StateFlow
import Testing

/// What holds for a few trees that somebody thought of has to hold for all.
///
/// To see it fail, break a rule of the kit: let `ConditionalNode` not unmount the branch that it
/// leaves, or let `ForEachNode` go by offset.
@Suite("Random trees")
@MainActor
struct RandomModelTests {
  @Test func `the screen is what the rules of identity say, whatever happens`() {
    for seed in Seed.all.flatMap({ $0.following(8) }) {
      let run = ModelRun(seed: seed, depth: 4)
      guard let failure = run.failure(within: 800) else { continue }
      Issue.record("\(run.smallest(like: failure))")
      return
    }
  }

  @Test func `telling the story changes nothing`() {
    for seed in Seed.all.flatMap({ $0.following(2) }) {
      let failure = ModelRun(seed: seed, depth: 3).failure(within: 300, recordsStory: true)
      #expect(failure == nil, "\(failure.map(String.init(describing:)) ?? "")")
    }
  }
}
