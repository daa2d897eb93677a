/// The rule for work on other threads.
///
/// The compiler makes sure that a closure for another thread captures only what threads can share,
/// except when a publisher delivers values on a queue: as in Combine, the closures that receive them
/// don't have to be `Sendable`. Code that races with such a closure could read any memory.
enum BackgroundRule {
  /// Returns the findings about objects that an answer shares between threads, and about the queues that it
  /// creates, if it also uses schedulers.
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
    return sharing(in: facts) + (usesSchedulers ? findings(about: queues) : [])
  }

  /// Returns the findings about ways to share an object between threads that the compiler doesn't notice.
  ///
  /// A function on the main actor can use an object again after it has sent it. And the closure that works on
  /// a mutex's value can return an object in it.
  private static func sharing(in facts: AnswerFacts) -> [(finding: Finding, offset: Int)] {
    lazy var plain = PlainValues(facts)
    return facts.sendingUses.map {
      (
        Finding(
          name: "sending",
          message: "A sending parameter isn't allowed in an answer. Make the type Sendable instead."
        ),
        $0.offset
      )
    }
      + facts.mutexes.filter { !plain.containMutex($0.name) }.map {
        (
          Finding(
            name: "Mutex",
            message:
              "In an answer, a Mutex can contain only numbers, strings, collections of them, and "
              + "structs that consist of them. Keep an object on the main actor, or use an actor."),
          $0.offset
        )
      }
  }

  private static func findings(
    about queues: [(name: DemangledName, offset: Int)]
  ) -> [(finding: Finding, offset: Int)] {
    queues.map { name, offset in
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
