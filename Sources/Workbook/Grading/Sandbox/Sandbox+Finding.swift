import Foundation
import WorkbookCore
import WorkbookEngine
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Sandbox {
  /// The sandbox of this machine, after a look whether it keeps what it promises.
  ///
  /// - Throws: ``SetUpError`` with the next step if there is none, or it is none.
  static func find(toolchain: Toolchain, package: URL) async throws -> Sandbox {
    #if os(Linux)
      guard let program = try? Toolchain.find("bwrap") else { throw SetUpError(missing) }
      let root = toolchain.swiftc.deletingLastPathComponent().deletingLastPathComponent()
      var refusal = ""
      for identity in identities {
        let sandbox = Sandbox(
          program: program, identity: identity, toolchain: root.standardizedFileURL,
          package: package)
        switch try await sandbox.examine() {
        case nil: return sandbox
        case let problem?: refusal = problem
        }
      }
      throw SetUpError(
        "bubblewrap is installed, but its sandbox does not hold here: \(refusal) "
          + "In a container, allow it user namespaces, or run grade as an ordinary user of a "
          + "machine of its own. \(meaningOfNone)")
    #else
      throw SetUpError(
        "There is no sandbox for untrusted answers on this system: grading is done on Linux. "
          + "Use a container of the image swift:6.3 with bubblewrap installed. \(meaningOfNone)")
    #endif
  }

  private static let missing =
    "Untrusted answers are run in a sandbox, which needs bubblewrap, and there is no bwrap on the "
    + "PATH. Install the package bubblewrap (Debian and Ubuntu: apt-get install bubblewrap; "
    + "Fedora: dnf install bubblewrap; Alpine: apk add bubblewrap) and try again. \(meaningOfNone)"

  private static let meaningOfNone =
    "With --isolation none the answers run with all your rights, on your files and your network: "
    + "only for answers that you would run yourself."

  /// The ways to be nobody, the best first.
  private static var identities: [Identity] {
    guard getuid() == 0 else { return [.userNamespace] }
    // One for each grader, so that their processes are not counted together.
    return [.user(70_000 + UInt32(truncatingIfNeeded: getpid()) % 10_000), .userNamespace]
  }

  /// Whether the processes that an answer starts are counted, and limited.
  var limitsProcesses: Bool { identity != .userNamespace || getuid() != 0 }

  /// What a reader of a report has to know of this sandbox.
  var warning: String? {
    limitsProcesses
      ? nil
      : "The grader ran as root in a container that does not let it change its user, so the number "
        + "of processes of an answer was not limited. Run it as an ordinary user."
  }

  /// Looks whether the sandbox starts, and whether what is to be out of reach is.
  ///
  /// - Returns: What is wrong, or nil.
  private func examine() async throws -> String? {
    let secret = FileManager.default.temporaryDirectory
      .appending(path: "workbook-sandbox-\(UUID().uuidString)")
    try write(Data("secret".utf8), to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    // Each line says what is wrong if something is.
    let script = """
      [ -e "\(secret.path)" ] && echo 'the files of the machine can be read.'
      [ "$(tail -n +3 /proc/net/dev | grep -vc '^ *lo:')" = 0 ] || echo 'there is a network.'
      grep -q '^CapEff:.*[1-9a-f]' /proc/self/status && echo 'it has rights of root.'
      touch /usr/workbook-sandbox /workbook-sandbox 2>/dev/null && echo 'the system can be written.'
      [ "$(ls -d /proc/[0-9]* | wc -l)" -lt 10 ] || echo 'other processes can be seen.'
      touch /tmp/workbook-sandbox || echo 'there is no folder for temporary files.'
      [ -z "${HOME#/tmp}" ] || echo 'it has a home.'
      echo examined
      """
    let words = command(["/bin/sh", "-c", script], seeing: View(directory: URL(filePath: "/tmp")))
    let end = try await ChildProcess(
      URL(filePath: words[0]), Array(words.dropFirst()), directory: URL(filePath: "/"),
      limits: ChildLimits(time: .seconds(20), output: 1 << 16)
    ).run()
    let text = end.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return end.isSuccess && text == "examined" ? nil : text.isEmpty ? "it says nothing." : text
  }
}
