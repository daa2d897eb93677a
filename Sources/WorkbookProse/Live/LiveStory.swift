import StateFlow
import StateFlowStory

/// The story of an update as the page shows it.
struct LiveStory: Encodable, Hashable {
  struct Write: Encodable, Hashable {
    let what: String
    let change: String
    let type: String
    let property: String
    let verdict: String?

    init(_ write: StoryUpdate.Write) {
      what = write.subject
      change = [write.change, write.remark].compactMap { $0 }.joined(separator: " ")
      type = LiveStory.type(write.owner)
      property = write.property
      verdict = write.verdict
    }
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
    writes = update.writes.map(Write.init).nonEmpty
    runs =
      update.runs.map { run in
        let why = [run.times, run.reason].compactMap { $0 }.joined(separator: " ")
        return Body(who: run.subject, why: why.isEmpty ? nil : why, type: Self.type(run.view))
      }.nonEmpty
    skips =
      update.skips.map { skip in
        Body(who: skip.subject, why: skip.explanation, type: Self.type(skip.view))
      }.nonEmpty
    moments = update.moments.map(\.sentence).nonEmpty
    mistakes = update.diagnostics.map(\.message).nonEmpty
    silence = update.silence
  }

  /// The names of the types that the story mentions.
  var types: Set<String> {
    Set((writes ?? []).map(\.type) + ((runs ?? []) + (skips ?? [])).map(\.type))
  }

  /// Returns the name of a type without its generic arguments.
  fileprivate static func type(_ name: String) -> String {
    String(name.prefix { $0 != "<" })
  }
}

extension Array {
  /// The array, or `nil` if it's empty.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
