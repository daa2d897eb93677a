/// What a node keeps for the dynamic properties of its view, from one description to the next.
///
/// The view value is replaced with each update; what is kept here is not. That is how `@State`
/// outlives the structure that it is written in.
@MainActor
struct PropertyStore {
  let layout: TypeLayout
  private var memories: [AnyObject?]

  init(_ layout: TypeLayout) {
    self.layout = layout
    self.memories = Array(repeating: nil, count: layout.dynamicFields.count)
  }

  /// Connects each dynamic property of `view` with what is kept for it.
  mutating func install<V>(in view: inout V, of node: Node) {
    guard !layout.dynamicFields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, field) in layout.dynamicFields.enumerated() {
        var context = PropertyContext(
          node: node, layout: layout, field: field, memory: memories[index])
        field.access.install(at: bytes.baseAddress! + field.offset, &context)
        memories[index] = context.memory
      }
    }
  }

  /// The property of `view`, as stored, through which `source` reaches it: `_count`.
  func name<V>(for source: Source, in view: V) -> String? {
    withUnsafeBytes(of: view) { bytes in
      layout.dynamicFields.first { field in
        field.access.leads(to: source, at: bytes.baseAddress! + field.offset)
      }?.storedName
    }
  }

  /// Lets go of everything that is kept.
  mutating func release() {
    for case let memory as any PropertyMemory in memories { memory.nodeDisappeared() }
    memories = []
  }
}

/// What a node keeps for a property, and has to be told when the node leaves the screen.
@MainActor
protocol PropertyMemory: AnyObject {
  func nodeDisappeared()
}
