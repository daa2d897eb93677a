import Foundation

/// The recording of a listing: its states, and the lines of the declarations that its stories
/// mention.
@MainActor
struct LiveRecording {
  /// A type that the stories mention, and the lines of its declaration.
  private struct MentionedType: Encodable {
    /// The listing that declares the type, if it isn't the recorded listing.
    var listing: String?
    var line: Int?
    var body: [Int]?
    var properties: [String: Int]?
  }

  let chapter: String
  let name: String
  /// The listing to show beside this one, which does the same thing in another way.
  let other: String?
  let explorer: LiveExplorer
  let outlines: [String: ListingOutline]

  /// Returns the recording as JSON, with a line for each screen, story, and state.
  func json() throws -> String {
    let mentioned = explorer.stories.reduce(into: Set()) { $0.formUnion($1.types) }
    let types = mentioned.reduce(into: [:]) { $0[$1] = declaration(of: $1) }
    var parts = [
      "\"chapter\":\(try encoded(chapter))", "\"listing\":\(try encoded(name))",
      "\"demo\":\(try encoded(demo))",
    ]
    if let other { parts.append("\"other\":\(try encoded(other))") }
    parts += [
      "\"types\":\(try encoded(types))", "\"first\":\(try encoded(explorer.first))",
      "\"screens\":\(try lines(explorer.screens))", "\"stories\":\(try lines(explorer.stories))",
      "\"states\":\(try lines(explorer.states))",
    ]
    return "{\n\(parts.joined(separator: ",\n"))\n}\n"
  }

  /// The command that runs the chapter's demo.
  private var demo: String {
    let module = chapter.drop { $0 != "-" }.dropFirst()
    let words = module.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    return "swift run \(words.dropFirst())-demo"
  }

  private func declaration(of type: String) -> MentionedType? {
    let isOwn = outlines[name]?.types[type] != nil
    let others = outlines.keys.sorted().filter { outlines[$0]?.types[type]?.line != nil }
    let holder = isOwn ? name : others.first
    guard let holder, let declared = outlines[holder]?.types[type] else { return nil }
    return MentionedType(
      listing: holder == name ? nil : holder, line: declared.line, body: declared.body,
      properties: declared.properties.isEmpty ? nil : declared.properties)
  }

  /// Returns whether this recording is a sample of another one, which means that the other one
  /// begins with the same states.
  ///
  /// - Parameter recorded: The other recording as JSON.
  func isSample(of recorded: String) throws -> Bool {
    let states = Array(explorer.states.prefix(explorer.explored))
    return try recorded.contains(beginning("first", explorer.first))
      && recorded.contains(beginning("screens", explorer.screens))
      && recorded.contains(beginning("stories", explorer.stories))
      && recorded.contains(beginning("states", states))
  }

  private func beginning(_ name: String, _ values: [some Encodable]) throws -> String {
    name == "first"
      ? "\"\(name)\":\(try encoded(values))" : "\"\(name)\":\(try lines(values).dropLast(2))"
  }

  private func lines(_ values: [some Encodable]) throws -> String {
    "[\n\(try values.map { try encoded($0) }.joined(separator: ",\n"))\n]"
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// The code of a listing, and the lines of its declarations, counted from one.
///
/// The companion parses the listings of a chapter with SwiftSyntax and writes their outlines.
struct ListingOutline: Codable {
  struct DeclaredType: Codable {
    var line: Int?
    /// The first and last lines of the property `body`.
    var body: [Int]?
    var properties: [String: Int]
  }

  var code: String
  var types: [String: DeclaredType]
}
