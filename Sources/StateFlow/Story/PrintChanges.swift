extension View {
  /// Prints why the body that is running runs (U7).
  ///
  /// Call it in `body`, as a declaration, while you look for a body that runs too often:
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()  // Prints "Counter: _count changed."
  ///       Text("\(count)")
  ///     }
  ///
  /// It prints what SwiftUI prints: `@self` where the view was given other inputs, `@identity`
  /// where a view with dynamic properties has come on screen, `@dependencies` for a property of an
  /// `@Observable` object, and else the names of the view's properties that changed. The name of a
  /// nested type contains those of the types around it.
  public static func _printChanges() {
    print(printedChanges)
  }

  /// What `_printChanges` prints.
  static var printedChanges: String {
    let changes = Evaluating.node?.printedChanges ?? []
    let name = nestedTypeName(Self.self)
    guard !changes.isEmpty else { return "\(name): unchanged." }
    return "\(name): \(changes.joined(separator: ", ")) changed."
  }
}
