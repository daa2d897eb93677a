import StateFlow

/// An update as the page tells it.
struct LiveStory: Encodable, Hashable {
  struct Write: Encodable, Hashable {
    let what: String
    let change: String
    let type: String
    let property: String
    let verdict: String?
  }

  struct Body: Encodable, Hashable {
    let who: String
    let why: String?
    let type: String
  }

  let event: String
  var writes: [Write]?
  var runs: [Body]?
  var skips: [Body]?
  var moments: [String]?
  var mistakes: [String]?
  var silence: String?

  init(_ update: StoryUpdate) {
    event = update.title
    writes = update.writes.map {
      Write(
        what: $0.subject, change: $0.change, type: Self.type($0.owner), property: $0.property,
        verdict: $0.verdict)
    }.nonEmpty
    runs = update.runs.map {
      Body(
        who: $0.subject, why: [$0.times, $0.reason].compactMap { $0 }.nonEmpty?.joined(separator: " "),
        type: Self.type($0.view))
    }.nonEmpty
    skips = update.skips.map {
      Body(who: $0.subject, why: $0.explanation, type: Self.type($0.view))
    }.nonEmpty
    moments = update.moments.map(\.sentence).nonEmpty
    mistakes = update.diagnostics.map(\.message).nonEmpty
    silence = update.silence
  }

  /// The types that it mentions.
  var types: Set<String> {
    Set((writes ?? []).map(\.type) + ((runs ?? []) + (skips ?? [])).map(\.type))
  }

  /// The name of a type as its declaration has it, without generic arguments.
  private static func type(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }
}

extension Array {
  /// The array, or `nil` if it's empty.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
