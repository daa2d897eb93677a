/// The storage for the dynamic properties of a node's view.
///
/// Each update replaces the view value, but not this storage. That is how a `@State` property's
/// value outlives the struct that declares it.
@MainActor
struct PropertyStore {
  let layout: TypeLayout
  private var memories: [AnyObject?]

  init(_ layout: TypeLayout) {
    self.layout = layout
    self.memories = Array(repeating: nil, count: layout.dynamicFields.count)
  }

  /// Connects each dynamic property of `view` to its storage.
  mutating func install<V>(in view: inout V, of node: Node) {
    for (index, field) in layout.dynamicFields.enumerated() {
      var context = PropertyContext(
        node: node, layout: layout, field: field, memory: memories[index])
      field.install(in: &view, &context)
      memories[index] = context.memory
    }
  }

  /// Returns the stored name of the property through which `view` depends on `source`, such as
  /// `_count`.
  func name<V>(for source: Source, in view: V) -> String? {
    layout.dynamicFields.first { $0.leads(to: source, in: view) }?.storedName
  }

  /// Releases the storage of all properties.
  mutating func release() {
    for case let memory as any PropertyMemory in memories { memory.nodeDisappeared() }
    memories = []
  }
}

/// A property's storage that must be notified when the property's node is removed.
@MainActor
protocol PropertyMemory: AnyObject {
  func nodeDisappeared()
}
