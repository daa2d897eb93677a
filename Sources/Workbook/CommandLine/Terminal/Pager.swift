import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows text page by page in the program that `PAGER` names, or in `less`.
///
/// The pager runs in this process group, because a background group can't read from the terminal.
/// `Process` would start it in a group of its own.
func showPaged(_ text: String) throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbook-\(UUID().uuidString).txt")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }

  let wanted = ProcessInfo.processInfo.environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 }
  // Without a pager, print the whole text.
  let command = "(\(wanted ?? "less -R")) < \"$1\" || cat \"$1\""
  let words = ["sh", "-c", command, "sh", file.path]
  let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  var child: pid_t = 0
  guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else {
    throw SetUpError("The chapter cannot be shown page by page. Try: \(Session.call) read | cat")
  }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
}
