extension View {
  /// Prints why the current body is running (U7).
  ///
  /// To find out why a body runs too often, call this method in `body` as part of a declaration:
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()  // Prints "Counter: _count changed."
  ///       Text("\(count)")
  ///     }
  ///
  /// As in SwiftUI, the output contains `@self` if the view's inputs changed, `@identity` if a view
  /// with dynamic properties appeared, `@dependencies` for a property of an `@Observable` object,
  /// and the names of the view's properties that changed. The name of a nested type includes its
  /// enclosing types.
  public static func _printChanges() {
    print(printedChanges)
  }

  /// The line that `_printChanges` prints.
  static var printedChanges: String {
    let changes = Evaluating.node?.printedChanges ?? []
    let name = nestedTypeName(Self.self)
    guard !changes.isEmpty else { return "\(name): unchanged." }
    return "\(name): \(changes.joined(separator: ", ")) changed."
  }
}
