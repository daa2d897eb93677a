/// One identity in the model's tree.
struct SpecPlace {
  let path: String
  /// Whether it has a body that runs.
  var isView = true
  /// Whether it asks to be told of its appearance and disappearance.
  var isTold = false
  /// Whether it keeps an object.
  var keepsObject = false
  /// What its parent gives it.
  var inputs: [AnyHashable] = []
  /// What its body reads beside that.
  var reads: [AnyHashable] = []
  /// What it shows before what stands inside it.
  var texts: [String] = []
  var children: [SpecPlace] = []

  init(_ path: String, texts: [String] = [], isView: Bool = true) {
    (self.path, self.texts, self.isView) = (path, texts, isView)
  }

  mutating func read(_ value: some Hashable, _ text: String? = nil) {
    reads.append(AnyHashable(value))
    if let text { texts.append(text) }
  }

  /// This place, then all inside it, from the top down.
  func visit(_ look: (SpecPlace) -> Void) {
    look(self)
    for child in children { child.visit(look) }
  }

  /// All that have asked to be told, children before their parents (U9).
  fileprivate func listeners() -> [SpecPlace] {
    children.flatMap { $0.listeners() } + (isTold ? [self] : [])
  }
}

extension SpecModel.Outcome {
  /// What happens when `new` comes where `old` was: what has a counterpart is updated, what is new
  /// appears, and only then what is gone disappears (U9).
  mutating func replace(_ old: SpecPlace?, by new: SpecPlace) {
    guard let old else { return appear(new) }
    // A skipped body is one whose inputs and readings are what they were (U3).
    if new.isView, (new.inputs, new.reads) != (old.inputs, old.reads) { runs[new.path] = 1 }
    let known = Dictionary(old.children.map { ($0.path, $0) }) { first, _ in first }
    for child in new.children { replace(known[child.path], by: child) }
    let kept = Set(new.children.map(\.path))
    for child in old.children where !kept.contains(child.path) {
      events += child.listeners().map { "-" + $0.path }
    }
  }

  private mutating func appear(_ place: SpecPlace) {
    place.visit { if $0.isView { runs[$0.path] = 1 } }
    events += place.listeners().map { "+" + $0.path }
  }
}
