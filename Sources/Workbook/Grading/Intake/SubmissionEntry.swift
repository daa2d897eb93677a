import Foundation

/// One entry of the folder of submissions.
struct SubmissionEntry: Sendable, Equatable {
  /// What it is packed as.
  enum Packing: Sendable, Equatable {
    case folder
    case archive(Archive.Packing)
    /// Something that holds no answers, and why.
    case unusable(String)
  }

  /// Names it among all, in every report.
  var name: String
  /// Its name in the folder.
  var file: FileName
  var packing: Packing

  /// The entries of a folder, sorted by name, without what is hidden.
  ///
  /// An entry is named without its extension, unless another would have the same name then: names
  /// that differ by capitals only count as the same.
  ///
  /// - Throws: ``Unreadable``.
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
      // Two names of bytes that are no text, or that differ by capitals, can still be the same.
      let base = entries[index].name
      var number = 1
      while !taken.insert(entries[index].name.lowercased()).inserted {
        number += 1
        entries[index].name = "\(base) #\(number)"
      }
    }
    return entries
  }

  private static func entry(_ file: FileName, _ kind: OpenFolder.Kind?) -> SubmissionEntry {
    func entry(_ packing: Packing, without ending: String = "") -> SubmissionEntry {
      SubmissionEntry(
        name: String(file.shown.dropLast(ending.count)), file: file, packing: packing)
    }
    if kind == .folder { return entry(.folder) }
    guard case .file? = kind else {
      let reason = kind.flatMap { Unreadable($0)?.reason } ?? "is gone"
      return entry(.unusable("It \(reason). Hand in a folder, a .zip or a .tar.gz."))
    }
    if let packing = Archive.Packing(file) {
      let endings = [".zip"] + tarEndings
      let ending = endings.first {
        file.lowercased.hasSuffix($0) && file.bytes.count > $0.utf8.count
      }
      return entry(.archive(packing), without: ending ?? "")
    }
    return entry(.unusable("It is no folder, no .zip and no .tar.gz. Pack it as one of them."))
  }

  /// The ends of the names of what `tar` unpacks.
  static let tarEndings = [".tar.gz", ".tgz", ".tar"]
}
