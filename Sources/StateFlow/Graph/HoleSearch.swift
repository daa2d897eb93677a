/// A search for holes in the code that a graph runs. The story records the holes that the search
/// finds.
///
/// A hole reports to the log of the current task, so the search installs a log. Tasks that start
/// during the search inherit that log. Any holes that they reach later belong to a later update.
@MainActor
enum HoleSearch {
  /// Runs `work` and records in the story the holes that `work` reaches.
  static func run(in graph: ViewGraph, _ work: () -> Void) {
    _ = find(in: graph, work)
  }

  /// Runs `work`, records in the story the holes that `work` reaches, and returns them along with
  /// the result of `work`.
  static func find<Result>(
    in graph: ViewGraph, _ work: () -> Result
  ) -> (result: Result, holes: [UnfinishedHole]) {
    let inbox = graph.inbox
    let log = UnfinishedLog(onHole: { [weak inbox] hole in
      inbox?.run { inbox?.graph?.report(hole) }
    })
    let result = UnfinishedLog.$current.withValue(log, operation: work)
    return (result, log.holes)
  }
}
