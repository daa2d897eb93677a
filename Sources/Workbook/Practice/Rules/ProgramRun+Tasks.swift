// When a task starts, and what it writes.

extension ProgramRun {
  /// Notes whether the task of a view starts, after the view's body has run.
  mutating func noteTask(of node: Node, isNew: Bool) {
    guard let task = node.type.task else { return }
    update.topics.insert(.tasks)
    let id = task.id.map { evaluate($0, in: node) }
    if isNew || id != node.taskID { startedTask = (node, isNew) }
    node.taskID = id
  }

  /// Runs the task that the event has started. Its writes cause a separate update.
  mutating func runTask() {
    let start = startedTask
    startedTask = nil
    if let start {
      update.updateCount += 1
      changes = [:]
      relevantWrites = [:]
      if let task = start.node.type.task { execute(task.statement, in: start.node) }
      updateViews()
      // A task whose write starts it again could go on forever.
      if startedTask != nil { isBroken = true }
    }
    explainTask(startedIn: start)
  }

  /// Notes why the body of the view with a task runs once or twice.
  private mutating func explainTask(startedIn start: (node: Node, isNew: Bool)?) {
    guard let node = nodes.values.first(where: { $0.type.task != nil }), let task = node.type.task
    else { return }
    let fate = update.fate(of: node.type.name)
    guard fate.runs > 0, fate.skips == 0 else { return }
    let name = task.statement.property
    update.taskReasons[node.type.name] =
      switch (start?.isNew, fate.runs) {
      case (nil, _): task.id == nil ? .taskWithoutID : .taskWithSameID
      case (_, 1): written.last?.isEqual == true ? .equalTaskWrite(name) : .unreadTaskWrite(name)
      case (true?, _): .taskOfNewView(name)
      case (false?, _): .taskWithNewID(name)
      }
  }
}
