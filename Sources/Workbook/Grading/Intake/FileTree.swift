import Foundation

/// The files of a folder and its subfolders, without hidden ones.
struct FileTree: Sendable {
  /// A file, or anything else that isn't a folder.
  struct Entry: Sendable {
    var path: [FileName]
    var kind: OpenFolder.Kind
  }

  /// Everything that isn't a folder, sorted by path.
  private(set) var entries: [Entry] = []
  /// The subfolders that couldn't be read, and why.
  private(set) var unreadableFolders: [(path: [FileName], reason: Unreadable)] = []
  private let root: OpenFolder

  /// - Throws: ``Unreadable`` if the folder holds more files than the limits allow.
  init(_ root: OpenFolder, limits: IntakeLimits = IntakeLimits()) throws {
    self.root = root
    var remaining = limits.entries
    try walk(root, [], limits, &remaining)
  }

  /// Returns the content of a file.
  ///
  /// - Throws: ``Unreadable`` if it can't be read.
  func content(of path: [FileName], atMost limit: Int) throws -> Data {
    let (folder, name) = try locate(path)
    return try folder.content(of: name, atMost: limit)
  }

  /// Copies a file to a folder that belongs to the grader.
  ///
  /// - Throws: ``Unreadable`` if it can't be read, or ``SetUpError`` if the copy can't be written.
  func copy(_ path: [FileName], to destination: URL, atMost limit: Int) throws {
    let (folder, name) = try locate(path)
    try folder.copy(name, to: destination, atMost: limit)
  }

  private func locate(_ path: [FileName]) throws -> (OpenFolder, FileName) {
    var folder = root
    for name in path.dropLast() { folder = try folder.folder(name) }
    guard let name = path.last else { throw Unreadable("is a folder, not a file") }
    return (folder, name)
  }

  private mutating func walk(
    _ folder: OpenFolder, _ path: [FileName], _ limits: IntakeLimits, _ remaining: inout Int
  ) throws {
    let names = try folder.names(atMost: remaining + 1)
    remaining -= names.count
    guard remaining >= 0 else { throw Unreadable("holds more than \(limits.entries) files") }
    for name in names where !name.isHidden {
      guard let kind = folder.kind(of: name) else { continue }
      let path = path + [name]
      guard kind == .folder else {
        entries.append(Entry(path: path, kind: kind))
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
