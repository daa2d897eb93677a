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
