import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A student who submitted answers, according to the platform's export.
struct Submitter: Sendable, Codable, Equatable {
  var name = ""
  var id = ""
  var email = ""
  /// The platform's own number for the student's account, which isn't in any roster. It distinguishes
  /// students who have the same name.
  var account: String?

  var isEmpty: Bool { name.isEmpty && id.isEmpty && email.isEmpty }
}

/// The metadata of submissions, from the file `submission_metadata.yml` in a Gradescope export.
///
///     submission_123:
///       :submitters:
///       - :name: Ada Doe
///         :sid: '17'
///         :email: ada@example.org
///       :created_at: 2027-01-15 22:58:00.000000000 Z
///
/// The file also contains the output of autograders. The output is indented more deeply than the
/// keys that this type reads, so a submission can't name other students as its submitters.
struct GradescopeExport: Equatable {
  /// The submitters and time of a submission.
  struct Submission: Equatable {
    var submitters: [Submitter] = []
    var time: Date?
  }

  static let fileName = FileName("submission_metadata.yml")

  /// The submissions, keyed by the names of their folders.
  private(set) var submissions: [String: Submission] = [:]

  /// Parses the text of the file.
  init(_ text: String) {
    var folder: String?
    var submission = Submission()
    /// The indentation of the submission's own keys.
    var indent: Int?
    var readsSubmitters = false
    func finish(_ submissions: inout [String: Submission]) {
      submission.submitters.removeAll(where: \.isEmpty)
      if let folder { submissions[folder] = submission }
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let spaces = line.prefix { $0 == " " }.count
      let content = line.dropFirst(spaces)
      if content.isEmpty || content.hasPrefix("#") || content.hasPrefix("---") { continue }
      if spaces == 0, !content.hasPrefix("-") {
        finish(&submissions)
        folder = content.hasSuffix(":") ? Self.scalar(content.dropLast()) : nil
        (submission, indent, readsSubmitters) = (Submission(), nil, false)
        continue
      }
      let own = indent ?? spaces
      indent = own
      if readsSubmitters, content.hasPrefix("- "), spaces <= own + 2 {
        submission.submitters.append(Submitter())
        let field = content.dropFirst().drop { $0 == " " }
        submission.submitters[submission.submitters.count - 1].read(Self.pair(field))
      } else if readsSubmitters, spaces > own, spaces <= own + 4, !submission.submitters.isEmpty {
        submission.submitters[submission.submitters.count - 1].read(Self.pair(content))
      } else if spaces == own {
        let (key, value) = Self.pair(content)
        readsSubmitters = key == "submitters"
        if key == "created_at" { submission.time = Timestamp.date(value) }
      }
    }
    finish(&submissions)
  }

  /// Reads the metadata file in a folder of submissions, or returns `nil` if there is no such file.
  ///
  /// - Throws: ``UsageError`` if the file can't be read or doesn't name any submission.
  init?(in folder: OpenFolder, path: String) throws {
    guard folder.kind(of: Self.fileName) != nil else { return nil }
    let data: Data
    do {
      data = try folder.content(of: Self.fileName, atMost: 256 << 20)
    } catch let error as Unreadable {
      throw UsageError("\(path)/\(Self.fileName.shown) \(error.reason).", isActionable: true)
    }
    self.init(String(decoding: data, as: UTF8.self))
    if submissions.isEmpty {
      throw UsageError(
        "\(path)/\(Self.fileName.shown) names no submissions. Download the submissions from "
          + "Gradescope again, or delete this file to match students by the names of folders.",
        isActionable: true)
    }
  }

  /// Splits `:sid: '17'` into its key and its value.
  private static func pair(_ text: Substring) -> (key: String, value: String) {
    let text = text.hasPrefix(":") ? text.dropFirst() : text
    guard let colon = text.firstIndex(of: ":") else { return ("", "") }
    return (String(text[..<colon]), scalar(text[text.index(after: colon)...]))
  }

  /// Returns the text of a YAML scalar on one line.
  private static func scalar(_ text: Substring) -> String {
    let text = String(text).trimmed
    if text.count > 1, text.hasPrefix("'"), text.hasSuffix("'") {
      return String(text.dropFirst().dropLast()).replacing("''", with: "'")
    }
    if text.hasPrefix("\"") {
      // The escapes that occur in names are the same in JSON.
      return (try? JSONDecoder().decode(String.self, from: Data(text.utf8))) ?? text
    }
    return text == "null" || text == "~" ? "" : text
  }
}

extension Submitter {
  fileprivate mutating func read(_ pair: (key: String, value: String)) {
    switch pair.key {
    case "name": name = pair.value
    case "sid": id = pair.value
    case "email": email = pair.value
    default: break
    }
  }
}
