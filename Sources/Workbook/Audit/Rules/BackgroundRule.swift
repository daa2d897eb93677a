/// The rule for work on other threads.
///
/// The compiler makes sure that a closure for another thread captures only what threads can share,
/// except when a publisher delivers values on a queue: as in Combine, the closures that receive them
/// don't have to be `Sendable`. Code that races with such a closure could read any memory.
enum BackgroundRule {
  /// Returns the findings about the queues that an answer creates, if it also uses schedulers.
  static func findings(
    in facts: AnswerFacts, _ names: inout NameCache
  ) -> [(finding: Finding, offset: Int)] {
    var queues: [(name: DemangledName, offset: Int)] = []
    var usesSchedulers = false
    for (usr, offset) in facts.references {
      let name = names[usr]
      if name.module == "StateFlow", name.text.contains("Scheduler") { usesSchedulers = true }
      if isBackgroundQueue(name) { queues.append((name, offset)) }
    }
    guard usesSchedulers else { return [] }
    return queues.map { name, offset in
      (
        Finding(
          name: name.path[0],
          message:
            "In an answer that uses schedulers, \(name.name.replacing(".init", with: "")) isn't "
            + "allowed. Use DispatchQueue.main, or the scheduler that is passed to your code."),
        offset
      )
    }
  }

  private static func isBackgroundQueue(_ name: DemangledName) -> Bool {
    ["DispatchQueue", "OperationQueue"].contains(name.path.first ?? "")
      && ["global", "init"].contains(name.path.last ?? "")
  }
}
