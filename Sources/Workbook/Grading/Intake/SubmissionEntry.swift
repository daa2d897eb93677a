import Foundation

/// An item in the folder of submissions.
struct SubmissionEntry: Sendable, Equatable {
  /// The form of a submission.
  enum Kind: Sendable, Equatable {
    case folder
    case archive(Archive.Format)
    /// A student's answer files, which are directly in the folder of submissions.
    case files([FileName])
    /// An item that can't contain answers, with the reason.
    case unusable(String)
  }

  /// The unique name of the submission, used in every report.
  var name: String
  /// The name of the file or folder. If there are several files, the name is that of the first.
  var file: FileName
  var kind: Kind
  /// The index in ``Intake/folders`` of the folder that contains the item.
  var place = 0
  /// The students who made the submission, if the platform's export names them.
  var submitters: [Submitter] = []
  /// The time of submission, if the platform's export includes it.
  var time: Date?
  /// The time of submission as the platform wrote it into the name, without a zone.
  var localTime: String?

  /// Returns the visible items of a folder, sorted by name, except for the files that platforms put
  /// beside submissions.
  ///
  /// Submissions are named without the extension, unless that would give two of them the same name.
  /// Names that differ only in case count as the same.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - answers: The names of all exercises. Swift files whose names end with one of these are
  ///     answers without a folder.
  /// - Throws: ``Unreadable`` if the folder can't be read.
  static func entries(of folder: OpenFolder, answers: [String] = []) throws -> [SubmissionEntry] {
    var entries: [SubmissionEntry] = []
    var looseFiles: [String: Int] = [:]
    for file in try folder.names(atMost: .max)
    where !file.isHidden && !PlatformName.isSideFile(file) {
      let kind = folder.kind(of: file)
      guard case .file? = kind, let loose = LooseAnswer(file, answers: answers) else {
        entries.append(entry(file, kind))
        continue
      }
      let owner = loose.owner.lowercased()
      if let index = looseFiles[owner], case .files(let others) = entries[index].kind {
        entries[index].kind = .files(others + [file])
      } else if owner.isEmpty {
        entries.append(
          SubmissionEntry(
            name: file.shown, file: file,
            kind: .unusable(
              "The file name doesn't include a student. Put each student's files into a folder.")))
      } else {
        looseFiles[owner] = entries.count
        entries.append(SubmissionEntry(name: loose.owner, file: file, kind: .files([file])))
      }
    }
    for index in entries.indices {
      guard let known = PlatformName(entries[index].name) else { continue }
      entries[index].submitters = [known.submitter]
      entries[index].localTime = known.time
    }
    makeNamesUnique(&entries)
    return entries
  }

  /// Makes the names of submissions unique.
  private static func makeNamesUnique(_ entries: inout [SubmissionEntry]) {
    let whole = Set(entries.map(\.file.lowercased))
    let short = Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues(\.count)
    for index in entries.indices {
      let (name, file) = (entries[index].name.lowercased(), entries[index].file)
      if short[name, default: 0] > 1 || name != file.lowercased && whole.contains(name) {
        entries[index].name = file.shown
      }
    }
    // Names can still collide if they aren't valid text, or differ only in case or in spaces, which
    // nobody can see in a report. Names without such spaces are unique first, so that a name that
    // imitates another one is the one that gets a number.
    var taken: Set<String> = []
    let isPlain = entries.map { $0.name == $0.name.withSingleSpaces }
    for index in entries.indices.filter({ isPlain[$0] }) + entries.indices.filter({ !isPlain[$0] })
    {
      let shown = entries[index].name.withSingleSpaces
      let base = shown.isEmpty ? "submission" : shown
      var name = base
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(base) #\(number)"
      }
      entries[index].name = name
    }
  }

  private static func entry(_ file: FileName, _ fileKind: OpenFolder.Kind?) -> SubmissionEntry {
    func entry(_ kind: Kind, without suffix: String = "") -> SubmissionEntry {
      SubmissionEntry(
        name: String(file.shown.dropLast(suffix.count)), file: file, kind: kind)
    }
    if fileKind == .folder { return entry(.folder) }
    guard case .file? = fileKind else {
      let reason = fileKind.flatMap { Unreadable($0)?.reason } ?? "no longer exists"
      return entry(
        .unusable("The submission \(reason). Submit a folder, a .zip, or a .tar.gz file."))
    }
    if let format = Archive.Format(file) {
      let suffixes = [".zip"] + tarSuffixes
      let suffix = suffixes.first {
        file.lowercased.hasSuffix($0) && file.bytes.count > $0.utf8.count
      }
      return entry(.archive(format), without: suffix ?? "")
    }
    return entry(
      .unusable(
        "The submission isn't a folder, a .zip, a .tar.gz, or a file named after an exercise. "
          + "Submit one of these."))
  }

  /// The extensions of the archives that `tar` unpacks.
  static let tarSuffixes = [".tar.gz", ".tgz", ".tar"]
}

extension String {
  /// The text without spaces at its ends, and with a single space where there are several.
  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
