import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is held open while its contents are read.
///
/// Its contents are opened by name, relative to the open folder, and never through a link, so no
/// path can lead outside the folder, even if the folder changes in the meantime.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  /// Opens a trusted folder. Links in its path are followed.
  ///
  /// - Throws: ``Unreadable`` if the folder can't be opened.
  convenience init(_ folder: URL) throws {
    try self.init(descriptor: open(folderPath(folder), Self.folderFlags & ~O_NOFOLLOW))
  }

  private init(descriptor: Int32) throws {
    guard descriptor >= 0 else { throw Unreadable(code: errno) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  // Don't block on a pipe, and don't make a terminal this process's controlling terminal.
  private static let fileFlags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  /// The kind of an item in a folder.
  enum Kind: Sendable, Equatable {
    case folder
    case file(size: Int, linkCount: Int)
    case link
    /// A pipe, a socket, or a device. Messages use the associated value as the item's name.
    case other(String)
  }

  /// Returns the sorted names in the folder, up to a maximum number.
  ///
  /// - Throws: ``Unreadable`` if the names can't be read.
  func names(atMost limit: Int) throws -> [FileName] {
    let copy = openat(descriptor, ".", Self.folderFlags)
    guard copy >= 0, let stream = fdopendir(copy) else { throw Unreadable(code: errno) }
    defer { closedir(stream) }
    var names: [FileName] = []
    while names.count < limit, let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [46], bytes != [46, 46] { names.append(FileName(bytes: bytes)) }
    }
    return names.sorted()
  }

  /// Returns the kind of an item, or `nil` if it no longer exists.
  func kind(of name: FileName) -> Kind? {
    var status = stat()
    return fstatat(descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? Self.kind(status) : nil
  }

  /// Opens a subfolder.
  ///
  /// - Throws: ``Unreadable`` if the subfolder can't be opened.
  func folder(_ name: FileName) throws -> OpenFolder {
    try OpenFolder(descriptor: openat(descriptor, name.cString, Self.folderFlags))
  }

  /// Returns the content of a file.
  ///
  /// - Throws: ``Unreadable`` if the item isn't a file, is too large, or can't be read.
  func content(of name: FileName, atMost limit: Int) throws -> Data {
    var content = Data()
    try forEachPart(of: name, atMost: limit) { content += $0 }
    return content
  }

  /// Copies a file to a folder that belongs to the grader.
  ///
  /// - Throws: ``Unreadable`` if the item isn't a file, is too large, or can't be read, or
  ///   ``SetUpError`` if the copy can't be written.
  func copy(_ name: FileName, to destination: URL, atMost limit: Int) throws {
    try writeFile(Data(), to: destination)
    let copy = try FileHandle(forWritingTo: destination)
    defer { try? copy.close() }
    try forEachPart(of: name, atMost: limit) { part in
      do {
        try copy.write(contentsOf: part)
      } catch {
        throw SetUpError("\(destination.path) can't be written: \(error.localizedDescription)")
      }
    }
  }

  private func forEachPart(
    of name: FileName, atMost limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    // Opening a device can have side effects, so check the kind first.
    if let kind = kind(of: name), let problem = Unreadable(kind) { throw problem }
    let file = openat(descriptor, name.cString, Self.fileFlags)
    guard file >= 0 else { throw Unreadable(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Unreadable(code: errno) }
    if let problem = Unreadable(Self.kind(status)) { throw problem }
    var remaining = limit
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.read(file, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Unreadable(code: errno) }
      if count == 0 { return }
      remaining -= count
      guard remaining >= 0 else { throw Unreadable("is larger than \(limit >> 10) KB") }
      try body(buffer[..<count])
    }
  }

  private static func read(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(file, &buffer, buffer.count)
    #elseif canImport(Darwin)
      Darwin.read(file, &buffer, buffer.count)
    #endif
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size), linkCount: Int(status.st_nlink))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .other("a pipe")
    case S_IFSOCK: .other("a socket")
    default: .other("a device")
    }
  }
}

/// The reason why an item in a folder can't be read, as the end of a sentence, such as "is a
/// folder, not a file".
struct Unreadable: Error, Equatable {
  let reason: String
  /// Whether the problem lies with the machine rather than with the submission.
  var isGraderProblem = false

  init(_ reason: String) {
    self.reason = reason
  }

  init(code: Int32) {
    switch code {
    case ELOOP, ENOTDIR: reason = "is a link, which isn't followed"
    case ENOENT: reason = "no longer exists"
    case EACCES, EPERM:
      reason = "can't be read: the grader doesn't have permission"
      isGraderProblem = true
    default:
      reason = "can't be read: \(String(cString: strerror(code)))"
      isGraderProblem = true
    }
  }

  /// Creates the error for an item that can't be read as a file, or returns `nil` for a regular
  /// file.
  init?(_ kind: OpenFolder.Kind) {
    switch kind {
    case .file(_, linkCount: ...1): return nil
    case .file: self.init("is a hard link, so it may be someone else's file")
    case .folder: self.init("is a folder, not a file")
    case .link: self.init("is a link, which isn't followed")
    case .other(let what): self.init("is \(what), not a file")
    }
  }
}

extension FileName {
  fileprivate var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
