/// A node whose state follows from all nodes below it, and is settled in each round of an update
/// after all bodies have run: which tab is in front, which screens are pushed, which preferences are
/// set.
@MainActor
protocol SettlingNode: Node {
  /// Brings the node's state up to date. The next round handles what is written meanwhile.
  func settle()
}

extension ViewGraph {
  /// Settles a node in each round from now on.
  ///
  /// A node is added before those below it, and is settled after them, since it depends on them.
  func addSettling(_ node: any SettlingNode) {
    settling.append(node)
  }

  /// Stops settling a node that is about to leave the tree.
  func removeSettling(_ node: any SettlingNode) {
    settling.removeAll { $0 === node }
  }

  /// The elements of some nodes, without what is inside them.
  func outline(of nodes: [Node]) -> [Element] {
    collectsOutline = true
    defer { collectsOutline = false }
    var elements: [Element] = []
    for node in nodes { node.appendElements(to: &elements) }
    return elements.filter { !$0.isPresented }
  }
}
