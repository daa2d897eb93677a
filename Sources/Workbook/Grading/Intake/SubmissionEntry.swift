import Foundation

/// An item in the folder of submissions.
struct SubmissionEntry: Sendable, Equatable {
  /// The form of a submission.
  enum Kind: Sendable, Equatable {
    case folder
    case archive(Archive.Format)
    /// An item that can't hold answers, and why.
    case unusable(String)
  }

  /// The unique name of the submission, used in every report.
  var name: String
  /// The name of the file or folder.
  var file: FileName
  var kind: Kind

  /// Returns the visible items of a folder, sorted by name.
  ///
  /// Submissions are named without the extension, unless that would give two of them the same name.
  /// Names that differ only in case count as the same.
  ///
  /// - Throws: ``Unreadable`` if the folder can't be read.
  static func entries(of folder: OpenFolder) throws -> [SubmissionEntry] {
    var entries = try folder.names(atMost: .max).filter { !$0.isHidden }.map { file in
      entry(file, folder.kind(of: file))
    }
    let whole = Set(entries.map(\.file.lowercased))
    let short = Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues(\.count)
    var taken: Set<String> = []
    for index in entries.indices {
      let (name, file) = (entries[index].name.lowercased(), entries[index].file)
      if short[name, default: 0] > 1 || name != file.lowercased && whole.contains(name) {
        entries[index].name = file.shown
      }
      // Names can still collide if they aren't valid text, or differ only in case.
      let base = entries[index].name
      var number = 1
      while !taken.insert(entries[index].name.lowercased()).inserted {
        number += 1
        entries[index].name = "\(base) #\(number)"
      }
    }
    return entries
  }

  private static func entry(_ file: FileName, _ fileKind: OpenFolder.Kind?) -> SubmissionEntry {
    func entry(_ kind: Kind, without suffix: String = "") -> SubmissionEntry {
      SubmissionEntry(
        name: String(file.shown.dropLast(suffix.count)), file: file, kind: kind)
    }
    if fileKind == .folder { return entry(.folder) }
    guard case .file? = fileKind else {
      let reason = fileKind.flatMap { Unreadable($0)?.reason } ?? "is gone"
      return entry(.unusable("It \(reason). Hand in a folder, a .zip or a .tar.gz."))
    }
    if let format = Archive.Format(file) {
      let suffixes = [".zip"] + tarSuffixes
      let suffix = suffixes.first {
        file.lowercased.hasSuffix($0) && file.bytes.count > $0.utf8.count
      }
      return entry(.archive(format), without: suffix ?? "")
    }
    return entry(.unusable("It is not a folder, a .zip or a .tar.gz. Pack it as one of these."))
  }

  /// The extensions of the archives that `tar` unpacks.
  static let tarSuffixes = [".tar.gz", ".tgz", ".tar"]
}
