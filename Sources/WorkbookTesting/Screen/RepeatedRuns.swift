import StateFlow
import StateFlowStory

extension Screen {
  /// The names of the views whose bodies ran more often in the last update than in the first one.
  ///
  /// In the first update, the body of each view runs once. Therefore, if no view has been added
  /// since then, these are the views whose bodies ran more than once.
  public var repeatedRuns: [String] {
    func runs(in update: StoryUpdate?) -> [String: Int] {
      Dictionary((update?.runs ?? []).map { ($0.view, $0.count) }, uniquingKeysWith: +)
    }
    let first = runs(in: story.updates.first)
    return runs(in: story.last).filter { $0.value > first[$0.key, default: 1] }.keys.sorted()
  }
}
