extension Node {
  /// The name of this node's view or, if the view is part of the kit, of the innermost view of the
  /// program around it.
  var enclosingViewName: String? { viewName ?? parent?.enclosingViewName }

  /// The name of the innermost view of the program around this node's view.
  package var parentViewName: String? { parent?.enclosingViewName }

  /// Whether the node is being evaluated.
  package var isBeingEvaluated: Bool { Evaluating.node === self }

  /// Returns the names of the view's properties whose sources have changed. If a source doesn't
  /// belong to a property, `unnamed` provides its names.
  package func changedNames(_ unnamed: (Source) -> [String]) -> [String] {
    var names: [String] = []
    for source in changedSources {
      let found = propertyName(for: source).map { [$0] } ?? unnamed(source)
      names += found.filter { !names.contains($0) }
    }
    return names
  }

  /// Reports that the node's view is on screen again, unless its body ran. If the view is part of the
  /// kit, the views below it are reported instead.
  func reportReturn() {
    guard let observer = graph.observer, graph.isUpdating else { return }
    guard let name = viewName else {
      for child in screenChildren { child.reportReturn() }
      return
    }
    if enclosingRun != observer.updateNumber { observer.occurred(.returned, in: name) }
  }
}

/// A property wrapper whose value an observer can inspect.
package protocol ValueHolding {
  /// The value, or `nil` if reading it would run code of the program.
  var heldValue: Any? { get }
}

extension Bindable: ValueHolding {
  package var heldValue: Any? { wrappedValue }
}

extension Binding: ValueHolding {
  package var heldValue: Any? { location.callsCode ? nil : location.peek() }
}

/// A property wrapper that reports its own writes.
package protocol ReportingField {}

extension Published: ReportingField {}
