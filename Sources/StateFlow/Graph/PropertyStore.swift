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

  /// Returns the stored name of the property through which `view` depends on `source`, such as
  /// `_count`.
  func name<V>(for source: Source, in view: V) -> String? {
    withUnsafeBytes(of: view) { bytes in
      layout.dynamicFields.first { field in
        field.access.leads(to: source, at: bytes.baseAddress! + field.offset)
      }?.storedName
    }
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
