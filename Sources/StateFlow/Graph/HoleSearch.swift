/// Looks for what is unfinished in what a graph runs, and tells the graph's story of it.
///
/// Code that is unfinished reports to the log of its task, so the search is a log of its own. Tasks
/// that begin meanwhile inherit it: what they come by later belongs to a later update.
@MainActor
enum HoleSearch {
  /// Does `work`; the story tells of the holes that it comes by.
  static func run(in graph: ViewGraph, _ work: () -> Void) {
    _ = find(in: graph, work)
  }

  /// Does `work`; the story tells of the holes that it comes by, and so does what is returned.
  static func find<Result>(
    in graph: ViewGraph, _ work: () -> Result
  ) -> (result: Result, holes: [UnfinishedHole]) {
    let inbox = graph.inbox
    let log = UnfinishedLog(heard: { [weak inbox] hole in
      inbox?.run { inbox?.graph?.report(hole) }
    })
    let result = UnfinishedLog.$current.withValue(log, operation: work)
    return (result, log.holes)
  }
}
