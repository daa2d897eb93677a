import WorkbookCore

/// The source code of an `==` or an initializer, which may do no more than the compiler's own.
struct MemberwiseCode {
  private struct Parameter {
    /// The name in calls.
    let label: Substring
    /// The name inside the function.
    let name: Substring
  }

  private var parameters: [Parameter] = []
  private var body: ArraySlice<CodeTokens.Token> = []

  /// Reads the declaration at the start of the given bytes. If a parameter has an attribute, such as a
  /// property wrapper, the code counts as empty, because the parameter might not be the argument.
  init(_ source: ArraySlice<UInt8>) {
    var rest = CodeTokens.withoutComments(in: String(decoding: source, as: UTF8.self))
    rest = rest.drop { $0.text != "==" && $0.text != "init" }.dropFirst()
    guard rest.popFirst()?.text == "(" else { return }
    var depth = 1
    var names: [Substring] = []
    while depth > 0, let token = rest.popFirst() {
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      if token.text.first == "@" {
        parameters = []
        return
      }
      if depth == 1, token.text == ":" {
        parameters.append(Parameter(label: names.first ?? "", name: names.last ?? ""))
      }
      names = depth == 1 && token.text == "," ? [] : names + [token.text]
    }
    rest = rest.drop { $0.text != "{" }
    body = rest.removeBlock()
  }

  // MARK: Comparing

  /// Returns whether the code is an `==` that compares all of the given properties, as in
  /// `a.x == b.x && a.y == b.y` or `(a.x, a.y) == (b.x, b.y)`.
  func comparesAll(_ properties: Set<String>) -> Bool {
    guard parameters.count == 2 else { return false }
    var rest = body.texts[...]
    if rest.first == "return" { rest.removeFirst() }
    return properties.isSubset(
      of: (comparedOneByOne(rest) ?? comparedAsTuple(rest) ?? []).map(String.init))
  }

  private func comparedOneByOne(_ texts: ArraySlice<Substring>) -> [Substring]? {
    var names: [Substring] = []
    for comparison in texts.split(separator: "&&", omittingEmptySubsequences: false) {
      let sides = comparison.split(separator: "==", omittingEmptySubsequences: false)
      guard sides.count == 2, let name = member(sides[0], sides[1]) else { return nil }
      names.append(name)
    }
    return names
  }

  private func comparedAsTuple(_ texts: ArraySlice<Substring>) -> [Substring]? {
    let sides = texts.split(separator: "==", omittingEmptySubsequences: false)
    guard sides.count == 2,
      sides.allSatisfy({ $0.first == "(" && $0.last == ")" && $0.count > 2 })
    else { return nil }
    let parts = sides.map { $0.dropFirst().dropLast().split(separator: ",") }
    guard parts[0].count == parts[1].count else { return nil }
    var names: [Substring] = []
    for (one, other) in zip(parts[0], parts[1]) {
      guard let name = member(one, other) else { return nil }
      names.append(name)
    }
    return names
  }

  /// Returns the name of the property that both sides read, each from another parameter.
  private func member(
    _ one: ArraySlice<Substring>, _ other: ArraySlice<Substring>
  ) -> Substring? {
    guard one.count == 3, other.count == 3, one.dropFirst().first == ".",
      other.dropFirst().first == ".", one.last == other.last,
      Set([one.first, other.first]) == Set(parameters.map { Optional($0.name) })
    else { return nil }
    return one.last
  }

  // MARK: Storing

  /// Returns whether the code is an initializer that stores, in each of the given properties, the parameter
  /// that is named after it in calls, as in `self.x = x`. It can store literals in other properties.
  func storesAll(_ properties: Set<String>) -> Bool {
    var rest = body.drop { $0.text == ";" }
    var stored: [Substring: Substring] = [:]
    while !rest.isEmpty {
      if let (names, values) = rest.removeTupleAssignment() {
        for (name, value) in zip(names, values) { stored[name] = value }
        continue
      }
      if rest.prefix(2).texts == ["self", "."] { rest.removeFirst(2) }
      guard let name = rest.popFirst(), name.kind == .word, rest.popFirst()?.text == "=",
        let value = rest.popFirst()
      else { return false }
      stored[name.text] = value.text
      if value.text == "[" {
        guard rest.popFirst()?.text == "]" else { return false }
      } else if !parameters.contains(where: { $0.name == value.text }),
        !PredictionVocabulary.isLiteral(value)
      {
        return false
      }
      if rest.first?.text == ";" { rest.removeFirst() }
    }
    return properties.allSatisfy { property in
      let arguments = parameters.filter { $0.label == property }
      return arguments.count == 1 && stored[property[...]] == arguments[0].name
    }
  }
}

extension ArraySlice<CodeTokens.Token> {
  /// Removes an assignment such as `(self.x, self.y) = (x, y)`, and returns its names and values.
  fileprivate mutating func removeTupleAssignment() -> (names: [Substring], values: [Substring])? {
    var rest = self
    guard let names = rest.removeTuple(), rest.popFirst()?.text == "=",
      let values = rest.removeTuple(), names.count == values.count
    else { return nil }
    self = rest
    return (names, values)
  }

  /// Removes a tuple of names, and returns the names without `self`.
  private mutating func removeTuple() -> [Substring]? {
    guard first?.text == "(", let end = firstIndex(where: { $0.text == ")" }) else { return nil }
    let parts = self[startIndex..<end].dropFirst().split { $0.text == "," }
    self = self[end...].dropFirst()
    let names = parts.map { $0.prefix(2).texts == ["self", "."] ? $0.dropFirst(2) : $0 }
    guard names.allSatisfy({ $0.count == 1 }) else { return nil }
    return names.compactMap(\.first?.text)
  }
}
