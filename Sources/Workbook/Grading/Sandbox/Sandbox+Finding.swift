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
  /// Finds a sandbox on this machine and checks that it isolates processes.
  ///
  /// - Throws: ``SetUpError``, which says what to do next, if there is no sandbox, or if the
  ///   sandbox doesn't isolate processes.
  static func find(toolchain: Toolchain, package: URL) async throws -> Sandbox {
    #if os(Linux)
      guard let program = try? Toolchain.find("bwrap") else { throw SetUpError(missingMessage) }
      let root = try toolchain.root()
      var lastProblem = ""
      for identity in identities {
        let sandbox = Sandbox(
          program: program, identity: identity, toolchain: root, package: package)
        switch try await sandbox.problem() {
        case nil: return sandbox
        case let problem?: lastProblem = problem
        }
      }
      throw SetUpError(
        "Bubblewrap is installed, but its sandbox doesn't isolate processes on this machine: "
          + "\(lastProblem)\n\(SandboxRestrictions().advice(on: lastProblem))\n"
          + isolationNoneWarning)
    #else
      throw SetUpError(
        "There is no sandbox for untrusted answers on this system. Grading requires Linux. "
          + "Use a container based on the image swift:6.3, with bubblewrap installed. "
          + isolationNoneWarning
      )
    #endif
  }

  private static let missingMessage =
    "Untrusted answers run in a sandbox that needs bubblewrap, but bwrap isn't on the PATH. "
    + "Install the package bubblewrap (Debian and Ubuntu: apt-get install bubblewrap; "
    + "Fedora: dnf install bubblewrap; Alpine: apk add bubblewrap) and try again. "
    + isolationNoneWarning

  private static let isolationNoneWarning =
    "With --isolation none, the answers run with all your permissions and can access your files "
    + "and your network. Use this option only for answers that you would run yourself."

  /// The ways to drop privileges, in order of preference.
  private static var identities: [Identity] {
    guard getuid() == 0 else { return [.userNamespace] }
    // Each grader uses a different user ID, so that the system counts their processes separately.
    return [.user(70_000 + UInt32(truncatingIfNeeded: getpid()) % 10_000), .userNamespace]
  }

  /// Whether the number of processes that an answer may start is limited.
  var limitsProcesses: Bool { identity != .userNamespace || getuid() != 0 }

  /// A warning about this sandbox for everyone who reads a report, or `nil` if no warning is
  /// needed.
  var warning: String? {
    limitsProcesses
      ? nil
      : "The grader ran as root in a container that doesn't let it change its user, so the number "
        + "of processes per answer wasn't limited. Run the grader as an ordinary user."
  }

  /// Checks that the sandbox starts and blocks everything that it must block.
  ///
  /// - Returns: A description of the first problem, or `nil` if there is none.
  private func problem() async throws -> String? {
    let secret = FileManager.default.temporaryDirectory
      .appending(path: "workbook-sandbox-\(UUID().uuidString)")
    try writeFile(Data("secret".utf8), to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    // Each line prints a message if its check fails. Only this script sees a /proc: the grader's,
    // which also describes processes in the sandbox.
    let script = """
      [ -e "\(secret.path)" ] && echo 'files outside the sandbox are readable.'
      [ "$(tail -n +3 /proc/net/dev | grep -vc '^ *lo:')" = 0 ] || echo 'the network is reachable.'
      grep -q '^CapEff:.*[1-9a-f]' /proc/self/status && echo 'it has root privileges.'
      touch /usr/workbook-sandbox /workbook-sandbox 2>/dev/null && echo 'the system is writable.'
      [ $$ -lt 10 ] || echo 'other processes can be reached.'
      touch /tmp/workbook-sandbox || echo 'there is no folder for temporary files.'
      [ -z "${HOME#/tmp}" ] || echo 'the home folder is visible.'
      echo examined
      """
    let sandboxed = command(
      ["/bin/sh", "-c", script],
      seeing: View(readable: [URL(filePath: "/proc")], directory: URL(filePath: "/tmp")))
    let end = try await ChildProcess(
      URL(filePath: sandboxed[0]), Array(sandboxed.dropFirst()), directory: URL(filePath: "/"),
      limits: ChildLimits(time: .seconds(20), output: 1 << 16)
    ).run()
    let text = end.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return end.isSuccess && text == "examined" ? nil : text.isEmpty ? "it printed nothing." : text
  }
}
