import Foundation

/// The visible files in a folder and its subfolders.
struct FileTree: Sendable {
  /// A file, or anything else that isn't a folder.
  struct Entry: Sendable {
    /// The path that the search for answers uses.
    var path: [FileName]
    var kind: OpenFolder.Kind
    /// The path in the file system.
    var location: [FileName]
  }

  /// Everything that isn't a folder, sorted by path.
  private(set) var entries: [Entry] = []
  /// The subfolders that couldn't be read, with the reasons.
  private(set) var unreadableFolders: [(path: [FileName], reason: Unreadable)] = []
  /// The hidden subfolders, which aren't searched.
  private(set) var hiddenFolders: [[FileName]] = []
  private let root: OpenFolder

  /// Lists the files in a folder and its subfolders.
  ///
  /// - Throws: ``Unreadable`` if the folder contains more files than the limits allow.
  init(_ root: OpenFolder, limits: IntakeLimits = IntakeLimits()) throws {
    self.root = root
    var remaining = limits.entries
    try walk(root, [], limits, &remaining)
  }

  /// Creates a tree of one student's answers in a folder that also contains other students' files.
  init(_ answers: [(file: FileName, answer: FileName)], in root: OpenFolder) {
    self.root = root
    entries = answers.compactMap { file, answer in
      root.kind(of: file).map { Entry(path: [answer], kind: $0, location: [file]) }
    }
  }

  /// Returns the content of a file.
  ///
  /// - Throws: ``Unreadable`` if the file can't be read.
  func content(of path: [FileName], atMost limit: Int) throws -> Data {
    let (folder, name) = try locate(path)
    return try folder.content(of: name, atMost: limit)
  }

  /// Copies a file to a folder that belongs to the grader.
  ///
  /// - Throws: ``Unreadable`` if the file can't be read, or ``SetUpError`` if the copy can't be
  ///   written.
  func copy(_ path: [FileName], to destination: URL, atMost limit: Int) throws {
    let (folder, name) = try locate(path)
    try folder.copy(name, to: destination, atMost: limit)
  }

  private func locate(_ path: [FileName]) throws -> (OpenFolder, FileName) {
    let location = entries.first { $0.path == path }?.location ?? path
    var folder = root
    for name in location.dropLast() { folder = try folder.folder(name) }
    guard let name = location.last else { throw Unreadable("is a folder, not a file") }
    return (folder, name)
  }

  private mutating func walk(
    _ folder: OpenFolder, _ path: [FileName], _ limits: IntakeLimits, _ remaining: inout Int
  ) throws {
    let names = try folder.names(atMost: remaining + 1)
    remaining -= names.count
    guard remaining >= 0 else { throw Unreadable("contains more than \(limits.entries) files") }
    for name in names {
      guard let kind = folder.kind(of: name) else { continue }
      let path = path + [name]
      if name.isHidden {
        if kind == .folder, name.bytes.first == UInt8(ascii: ".") { hiddenFolders.append(path) }
        continue
      }
      guard kind == .folder else {
        let parts = path.dropLast() + name.partsBetweenBackslashes
        if !parts.contains(where: \.isHidden) {
          entries.append(Entry(path: Array(parts), kind: kind, location: path))
        }
        continue
      }
      guard path.count < limits.depth else {
        unreadableFolders.append((path, Unreadable("is nested too deeply to be read")))
        continue
      }
      let inner: OpenFolder
      do {
        inner = try folder.folder(name)
      } catch let error as Unreadable {
        unreadableFolders.append((path, error))
        continue
      }
      try walk(inner, path, limits, &remaining)
    }
  }
}

extension FileName {
  /// The path that a name represents. Some Windows programs store paths with backslashes in an
  /// archive, and unpacking turns each such path into the name of a single file.
  fileprivate var partsBetweenBackslashes: [FileName] {
    let parts = bytes.split(separator: UInt8(ascii: "\\")).map { FileName(bytes: Array($0)) }
    return parts.count > 1 ? parts : [self]
  }
}
