extension ViewGraph {
  /// Queues a node because something that it read has changed.
  func enqueue(_ node: Node, because source: Source, certain: Bool) {
    guard node.isMounted else { return }
    if !node.changedSources.contains(where: { $0 === source }) {
      node.changedSources.append(source)
    }
    let wasCurrent = node.standing == .current
    if certain {
      node.standing = .stale
    } else if wasCurrent {
      node.standing = .suspect
    }
    if wasCurrent { queue.insert(node) }
    schedule()
  }

  /// Queues a view's action to run once the tree is settled.
  func enqueue(_ event: LifecycleQueue.Event) {
    lifecycle.append(event)
    schedule()
  }

  /// Lets a node look at its members once all bodies have run. Until then, the last member can be
  /// gone while the next one isn't there yet.
  func membersChanged(of node: any MembersNode) {
    membersNodes.removeAll { $0 === node }
    membersNodes.append(node)
  }

  /// Adds a write to a step. The graph applies the step after the next update.
  func append(to step: TransactionQueue.Step, _ action: @escaping () -> Void) {
    step.append(action)
    schedule()
  }

  /// Updates the screen as soon as the main actor is free.
  func schedule() {
    guard !isUpdating, !isScheduled, ViewGraph.current !== self else { return }
    isScheduled = true
    // The update doesn't belong to the task that happens to cause it.
    TaskOrigin.$current.withValue(nil) {
      Task { @MainActor [weak self] in
        self?.isScheduled = false
        self?.update()
      }
    }
  }

  /// Runs `work` and then updates the tree until nothing is pending.
  func settle(_ work: () -> Void) {
    guard findsHoles else { return settleAll(work) }
    _ = inbox.collectingHoles { settleAll(work) }
  }

  private func settleAll(_ work: () -> Void) {
    let outer = ViewGraph.current
    ViewGraph.current = self
    defer { ViewGraph.current = outer }
    work()
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var cycle = CycleGuard()
    repeat {
      turn += 1
      inbox.drain()
      observer?.roundBegan()
      runBodies(&cycle)
      while let step = transactions.popFirst() {
        turn += 1
        for action in step.actions { action() }
        runBodies(&cycle)
      }
      transactions.endRound()
      for node in settling.reversed() where node.isMounted { node.settle() }
      focus.settle()
      let membersNodes = membersNodes
      self.membersNodes = []
      for node in membersNodes where node.isMounted { node.look() }
      // The events are removed from the queue first. If their actions cause further events, those
      // belong to the next round.
      let events = lifecycle.takeAll()
      guard !events.isEmpty, cycle.allowsAnotherRound(in: self) else { continue }
      for event in events {
        guard let owner = event.owner else {
          event.action()
          continue
        }
        observer?.occurred(event.kind, in: owner)
        startingTasks(named: "the task that \(owner) started", event.action)
      }
    } while !isSettled
    let refreshed = refreshed
    self.refreshed = []
    observer?.updateEnded {
      refreshed.compactMap { $0.isMounted && $0.isOnScreen ? $0.ownElement : nil }
    }
    onFrame?()
  }

  var isSettled: Bool { queue.isEmpty && lifecycle.isEmpty && transactions.isEmpty }

  private func runBodies(_ cycle: inout CycleGuard) {
    isRunningBodies = true
    defer { isRunningBodies = false }
    while let node = queue.popFirst() { visit(node, &cycle) }
  }

  private func visit(_ node: Node, _ cycle: inout CycleGuard) {
    guard node.isMounted else { return }
    switch node.standing {
    case .current:
      return
    case .suspect where !node.readsDifferently:
      settleUnchanged(node)
    case .suspect, .stale:
      guard cycle.allows(node, in: self) else { return node.settleUnchanged() }
      node.renewElements()
      node.refresh()
      if observer != nil, node.viewName == nil { refreshed.append(node) }
    }
  }

  /// Marks `node` as current because the part of a source that it has read hasn't changed.
  func settleUnchanged(_ node: Node) {
    observer?.skipped(node, despiteChangesTo: node.changedSources)
    node.settleUnchanged()
  }
}

/// A node whose state, such as the selected tab, the pushed screens, or the preferences, depends on
/// all nodes below it. The node is settled in each round of an update, after all bodies have run.
@MainActor
protocol SettlingNode: Node {
  /// Brings the node's state up to date. Any resulting writes are handled in the next round.
  func settle()
}

extension ViewGraph {
  /// Starts settling a node in each round.
  ///
  /// A node is added before the nodes below it but settled after them, since it depends on them.
  func addSettling(_ node: any SettlingNode) {
    settling.append(node)
  }

  /// Stops settling a node that is about to leave the tree.
  func removeSettling(_ node: any SettlingNode) {
    settling.removeAll { $0 === node }
  }

  /// Returns the elements of the given nodes without their content.
  func outline(of nodes: [Node]) -> [Element] {
    collectsOutline = true
    defer { collectsOutline = false }
    var elements: [Element] = []
    for node in nodes { node.appendElements(to: &elements) }
    return elements.filter { !$0.isPresented }
  }
}
