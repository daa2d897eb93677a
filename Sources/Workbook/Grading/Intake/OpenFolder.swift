import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that is held open while it is looked through.
///
/// What is in it is opened from here by its name alone, and never through a link, so that nothing
/// leads out of it, and nothing that is changed meanwhile does.
final class OpenFolder: Sendable {
  private let descriptor: Int32

  /// Opens a folder that is trusted to be where it says: links on the way to it are followed.
  ///
  /// - Throws: ``Unreadable``.
  convenience init(_ folder: URL) throws {
    try self.init(descriptor: open(folderPath(folder), Self.asFolder & ~O_NOFOLLOW))
  }

  private init(descriptor: Int32) throws {
    guard descriptor >= 0 else { throw Unreadable(code: errno) }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static let asFolder = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  // A pipe is not waited for, and a terminal does not become this process's.
  private static let asFile = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  /// What something in a folder is.
  enum Kind: Sendable, Equatable {
    case folder
    case file(size: Int, names: Int)
    case link
    /// A pipe, a socket or a device, as the end of a sentence.
    case other(String)
  }

  /// The names in it, sorted; not more than a number of them.
  ///
  /// - Throws: ``Unreadable``.
  func names(atMost limit: Int) throws -> [FileName] {
    let copy = openat(descriptor, ".", Self.asFolder)
    guard copy >= 0, let stream = fdopendir(copy) else { throw Unreadable(code: errno) }
    defer { closedir(stream) }
    var names: [FileName] = []
    while names.count < limit, let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [46], bytes != [46, 46] { names.append(FileName(bytes: bytes)) }
    }
    return names.sorted()
  }

  /// What something in it is; nil when it is gone.
  func kind(of name: FileName) -> Kind? {
    var status = stat()
    return fstatat(descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0
      ? Self.kind(status) : nil
  }

  /// A folder in it.
  ///
  /// - Throws: ``Unreadable``.
  func folder(_ name: FileName) throws -> OpenFolder {
    try OpenFolder(descriptor: openat(descriptor, name.cString, Self.asFolder))
  }

  /// The content of a file in it.
  ///
  /// - Throws: ``Unreadable``, also when it is no file, or too large.
  func content(of name: FileName, atMost limit: Int) throws -> Data {
    var content = Data()
    try forEachPart(of: name, atMost: limit) { content += $0 }
    return content
  }

  /// Copies a file in it to a place of the grader's own.
  ///
  /// - Throws: ``Unreadable``, also when it is no file, or too large; ``SetUpError`` if it cannot
  ///   be written.
  func copy(_ name: FileName, to place: URL, atMost limit: Int) throws {
    try write(Data(), to: place)
    let copy = try FileHandle(forWritingTo: place)
    defer { try? copy.close() }
    try forEachPart(of: name, atMost: limit) { part in
      do {
        try copy.write(contentsOf: part)
      } catch {
        throw SetUpError("\(place.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }

  private func forEachPart(
    of name: FileName, atMost limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void
  ) throws {
    // Only to open some devices does something.
    if let kind = kind(of: name), let objection = Unreadable(kind) { throw objection }
    let file = openat(descriptor, name.cString, Self.asFile)
    guard file >= 0 else { throw Unreadable(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw Unreadable(code: errno) }
    if let objection = Unreadable(Self.kind(status)) { throw objection }
    var left = limit
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.read(file, &buffer)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Unreadable(code: errno) }
      if count == 0 { return }
      left -= count
      guard left >= 0 else { throw Unreadable("is larger than \(limit >> 10) KB") }
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
    case S_IFREG: .file(size: Int(status.st_size), names: Int(status.st_nlink))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .other("a pipe")
    case S_IFSOCK: .other("a socket")
    default: .other("a device")
    }
  }
}

/// Why something in a folder is not read, as the end of a sentence: "is a link, not a file".
struct Unreadable: Error, Equatable {
  let reason: String
  /// Whether that is the machine's doing: its author may have done everything right.
  var isOurs = false

  init(_ reason: String) {
    self.reason = reason
  }

  init(code: Int32) {
    switch code {
    case ELOOP, ENOTDIR: reason = "is a link, which is not followed"
    case ENOENT: reason = "is gone"
    case EACCES, EPERM:
      reason = "cannot be read: the grader has no permission to"
      isOurs = true
    default:
      reason = "cannot be read: \(String(cString: strerror(code)))"
      isOurs = true
    }
  }

  /// The objection to taking something for a file, if there is one.
  init?(_ kind: OpenFolder.Kind) {
    switch kind {
    case .file(_, names: ...1): return nil
    case .file: self.init("has a second name elsewhere (a hard link), so it may be another's")
    case .folder: self.init("is a folder, not a file")
    case .link: self.init("is a link, which is not followed")
    case .other(let what): self.init("is \(what), not a file")
    }
  }
}

extension FileName {
  fileprivate var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
