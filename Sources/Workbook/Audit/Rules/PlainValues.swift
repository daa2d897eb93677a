/// The types whose constants can't change and can't contain anything that changes.
///
/// They are numbers, strings, and collections of them, and the answer's own structs and enumerations
/// that consist of such types.
struct PlainValues {
  private let facts: AnswerFacts
  /// The demangled names of the answer's own plain types.
  private var own: Set<String> = []

  /// Determines the plain types that an answer declares.
  init(_ facts: AnswerFacts) {
    self.facts = facts
    let types = facts.types.values.filter { !$0.isReference }
    // A type can store types that are declared later, so repeat this until no more types are found.
    var count = -1
    while count < own.count {
      count = own.count
      for type in types where type.storedTypes.allSatisfy(contain) {
        own.insert(demangled("$s" + type.usr.dropFirst(2)))
      }
    }
  }

  /// Returns whether a constant of the given mangled type is plain.
  func contain(_ type: String) -> Bool { containText(demangled(type)) }

  private func containText(_ type: String) -> Bool {
    var text = type
    for name in own {
      // A longer name can begin or end with this one.
      for range in text.ranges(of: name).reversed()
      where text.isName(at: range) {
        text.replaceSubrange(range, with: "Swift.Int")
      }
    }
    return !text.contains("->") && !text.hasPrefix("$s")
      && text.split(whereSeparator: { "[]()<>,:?! ".contains($0) })
        .allSatisfy(Self.standard.contains)
  }

  /// Returns whether the mutex of a variable with the given mangled type contains a plain value.
  func containMutex(_ type: String) -> Bool {
    let text = demangled(type)
    guard let range = text.firstRange(of: "Synchronization.Mutex<") else { return true }
    return containText(String(text[range.upperBound...]))
  }

  private static let standard: Set<Substring> = [
    "Swift.Int", "Swift.Double", "Swift.Float", "Swift.Bool", "Swift.String", "Swift.Substring",
    "Swift.Character", "Swift.Array", "Swift.Dictionary", "Swift.Set", "Swift.Optional",
    "Swift.Range", "Swift.ClosedRange", "Swift.UInt", "Swift.UInt8", "Swift.Int64",
    "Swift.Duration",
    "StateFlow.Color", "StateFlow.ColorScheme",
  ]
}

extension String {
  /// Returns whether a range isn't part of a longer name.
  fileprivate func isName(at range: Range<Index>) -> Bool {
    let neighbors = [self[..<range.lowerBound].last, self[range.upperBound...].first]
    return neighbors.compactMap { $0 }.allSatisfy {
      !$0.isLetter && !$0.isNumber && !"_.".contains($0)
    }
  }
}
