import Foundation

/// What is in a folder and the folders in it, without what is hidden.
struct FileTree: Sendable {
  /// A file, or what stands in the place of one.
  struct Entry: Sendable {
    var path: [FileName]
    var kind: OpenFolder.Kind
  }

  /// All that is no folder, sorted by path.
  private(set) var entries: [Entry] = []
  /// The folders that could not be looked into, and why.
  private(set) var closed: [(path: [FileName], reason: Unreadable)] = []
  private let root: OpenFolder

  /// - Throws: ``Unreadable`` if there is more in it than anybody would hand in.
  init(_ root: OpenFolder, limits: IntakeLimits = IntakeLimits()) throws {
    self.root = root
    var left = limits.entries
    try walk(root, [], limits, &left)
  }

  /// The content of one of the files.
  ///
  /// - Throws: ``Unreadable``.
  func content(of path: [FileName], atMost limit: Int) throws -> Data {
    let (folder, name) = try opened(path)
    return try folder.content(of: name, atMost: limit)
  }

  /// Copies one of the files to a place of the grader's own.
  ///
  /// - Throws: ``Unreadable`` or ``SetUpError``.
  func copy(_ path: [FileName], to place: URL, atMost limit: Int) throws {
    let (folder, name) = try opened(path)
    try folder.copy(name, to: place, atMost: limit)
  }

  private func opened(_ path: [FileName]) throws -> (OpenFolder, FileName) {
    var folder = root
    for name in path.dropLast() { folder = try folder.folder(name) }
    guard let name = path.last else { throw Unreadable("is a folder, not a file") }
    return (folder, name)
  }

  private mutating func walk(
    _ folder: OpenFolder, _ path: [FileName], _ limits: IntakeLimits, _ left: inout Int
  ) throws {
    let names = try folder.names(atMost: left + 1)
    left -= names.count
    guard left >= 0 else { throw Unreadable("holds more than \(limits.entries) files") }
    for name in names where !name.isHidden {
      guard let kind = folder.kind(of: name) else { continue }
      let path = path + [name]
      guard kind == .folder else {
        entries.append(Entry(path: path, kind: kind))
        continue
      }
      guard path.count < limits.depth else {
        closed.append((path, Unreadable("lies too deep to be looked into")))
        continue
      }
      let inner: OpenFolder
      do {
        inner = try folder.folder(name)
      } catch let error as Unreadable {
        closed.append((path, error))
        continue
      }
      try walk(inner, path, limits, &left)
    }
  }
}
