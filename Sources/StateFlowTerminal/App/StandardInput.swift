#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard input of the process.
enum StandardInput {
  /// Whether standard input can contain a script, which is the case if it's a pipe or a file, but
  /// not if it's a terminal or another device.
  static var holdsScript: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFREG
  }
}
