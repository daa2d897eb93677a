import Foundation
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows a text page by page, with the program that `PAGER` names, or else with less.
///
/// The pager is the terminal's business as much as this process is: it stays in the same process
/// group, so that it may read keys, which `Process` would not let it.
func showPaged(_ text: String) throws {
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbook-\(UUID().uuidString).txt")
  try Data(text.utf8).write(to: file)
  defer { try? FileManager.default.removeItem(at: file) }

  let wanted = ProcessInfo.processInfo.environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 }
  // Where there is no pager, the text is shown as it is.
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
