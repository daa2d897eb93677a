/// A node of the model's tree, with an identity.
struct SpecNode {
  let path: String
  /// Whether the node is a view with a body.
  var isView = true
  /// Whether the view is a stack, which appears even if it's empty.
  var isStack = false
  /// Whether the view records its appearance and disappearance.
  var recordsAppearance = false
  /// Whether the view owns an object.
  var keepsObject = false
  /// The values that the parent passes to the view.
  var inputs: [AnyHashable] = []
  /// The values that the body reads, other than its inputs.
  var reads: [AnyHashable] = []
  /// The strings that the node shows above those of its children.
  var texts: [String] = []
  var children: [SpecNode] = []

  init(_ path: String, texts: [String] = [], isView: Bool = true) {
    (self.path, self.texts, self.isView) = (path, texts, isView)
  }

  mutating func read(_ value: some Hashable, _ text: String? = nil) {
    reads.append(AnyHashable(value))
    if let text { texts.append(text) }
  }

  /// Visits this node and all nodes inside it, from the top down.
  func visit(_ look: (SpecNode) -> Void) {
    look(self)
    for child in children { child.visit(look) }
  }

  /// Whether the view has a member, so that it appears (U15).
  fileprivate var hasMembers: Bool {
    isStack || !texts.isEmpty || children.contains(where: \.hasMembers)
  }

  /// Returns the nodes that record their appearance, children before parents (U9).
  fileprivate func recordingNodes() -> [SpecNode] {
    children.flatMap { $0.recordingNodes() } + (recordsAppearance && hasMembers ? [self] : [])
  }
}

extension SpecModel.Outcome {
  /// Records the replacement of a node. First, nodes that remain are updated and new nodes appear,
  /// and then removed nodes disappear (U9).
  mutating func replace(_ old: SpecNode?, by new: SpecNode) {
    guard let old else { return appear(new) }
    // A body is skipped if its inputs and the values that it reads haven't changed (U3).
    if new.isView, (new.inputs, new.reads) != (old.inputs, old.reads) { runs[new.path] = 1 }
    let known = Dictionary(old.children.map { ($0.path, $0) }) { first, _ in first }
    for child in new.children { replace(known[child.path], by: child) }
    let kept = Set(new.children.map(\.path))
    for child in old.children where !kept.contains(child.path) {
      events += child.recordingNodes().map { "-" + $0.path }
    }
  }

  /// Records that nodes that remain have gained their first member or lost their last one (U15).
  mutating func compareMembers(of old: SpecNode, with new: SpecNode) {
    let known = Dictionary(old.children.map { ($0.path, $0) }) { first, _ in first }
    for child in new.children {
      if let former = known[child.path] { compareMembers(of: former, with: child) }
    }
    if new.recordsAppearance, old.hasMembers != new.hasMembers {
      events.append((new.hasMembers ? "+" : "-") + new.path)
    }
  }

  private mutating func appear(_ node: SpecNode) {
    node.visit { if $0.isView { runs[$0.path] = 1 } }
    events += node.recordingNodes().map { "+" + $0.path }
  }
}
