/// A node with affairs to settle in each round of an update, when all bodies have run: which tab is
/// in front, which screens are pushed, what the preferences below add up to.
@MainActor
protocol SettlingNode: Node {
  /// Settles them. What is written meanwhile is for the next round.
  func settle()
}

extension ViewGraph {
  /// Has a node settle its affairs from now on.
  ///
  /// A node is added before those below it, and settles after them: what they have on screen is its
  /// affair.
  func addSettling(_ node: any SettlingNode) {
    settling.append(node)
  }

  /// Takes a node out that is about to leave the tree.
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
