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

/// Returns a type's name with the names of its enclosing types but without its module, such as
/// `Counter.Row`.
///
/// - Complexity: O(*n*), where *n* is the length of the name, not including the time for the
///   runtime to create the name.
func nestedTypeName(_ type: Any.Type) -> String {
  var rest = _typeName(type, qualified: true)[...]
  var name = ""
  var path: [Substring] = []
  while let first = rest.first {
    if first == "(", let context = PrivateContext(rest) {
      rest = rest.dropFirst(context.length)
      guard let word = context.name else { continue }
      path.append(word)
    } else if first.isWordPart {
      let word = rest.prefix(while: \.isWordPart)
      path.append(word)
      rest = rest.dropFirst(word.count)
    } else {
      name.append(first)
      rest = rest.dropFirst()
      continue
    }
    if rest.first == "." {
      rest = rest.dropFirst()
    } else {
      // The first part of a path is the module.
      name += (path.count > 1 ? path.dropFirst() : path[...]).joined(separator: ".")
      path = []
    }
  }
  return name
}

/// The runtime's notation for a context that is private to a file or a function.
private struct PrivateContext {
  /// The name of a type that is private to a file, or `nil` for a function, which has no name.
  let name: Substring?
  /// The length of the notation in characters, including the period after a function context.
  let length: Int

  /// Parses a context at the beginning of `text`, or returns `nil` if `text` begins with something
  /// else, such as a tuple.
  init?(_ text: Substring) {
    guard let end = text.firstIndex(of: ")") else { return nil }
    let inside = text[..<end].dropFirst()
    if inside.hasPrefix("unknown context at ") {
      name = nil
      length = inside.count + 3
    } else if let separator = inside.firstRange(of: " in _") {
      name = inside[..<separator.lowerBound]
      length = inside.count + 2
    } else {
      return nil
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
