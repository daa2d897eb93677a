import Foundation
import WorkbookCore
import WorkbookProcesses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A sandbox that runs processes with bubblewrap.
///
/// A process in the sandbox has its own root file system, which contains the system's programs and
/// libraries, the toolchain, and the files that its step needs. Everything is read-only except for
/// a small `/tmp` in memory and the folders that its step may write to. The process has no network
/// and no privileges, can't see other processes, and leaves nothing running when it ends.
struct Sandbox: Sendable {
  /// A way in which a process drops its privileges.
  enum Identity: Sendable, Equatable {
    /// A user namespace, which any user can create. The process limit applies inside it.
    case userNamespace
    /// A separate user ID, for graders that run as root, because process limits never apply to
    /// root.
    case user(UInt32)
  }

  /// The limits of a sandboxed process, and the files that it can access in addition to the system
  /// and the toolchain.
  struct View: Sendable {
    /// Files and folders that the process may read, at their original paths.
    var readable: [URL] = []
    /// Folders that the process may write to, at their original paths.
    var writable: [URL] = []
    /// Folders that appear empty to the process.
    var hidden: [URL] = []
    /// The working directory.
    var directory: URL
    var environment: [String: String] = [:]
    /// The maximum number of processes and threads.
    var processes = 256
    /// The size of `/tmp`, in bytes.
    var temporarySpace = 64 << 20
  }

  let program: URL
  let identity: Identity
  /// The folder that contains the toolchain.
  let toolchain: URL
  /// The folder of the workbook, which is always hidden, even if a visible folder contains it.
  let package: URL

  /// Returns a command that runs another command in the sandbox.
  func command(_ command: [String], seeing view: View) -> [String] {
    var arguments = [program.path]
    arguments += ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    arguments += ["--unshare-cgroup-try", "--die-with-parent", "--hostname", "workbook"]
    arguments += ["--cap-drop", "ALL"]
    var entry: [String] = []
    switch identity {
    case .userNamespace:
      arguments += ["--unshare-user", "--uid", "65534", "--gid", "65534"]
    case .user(let id):
      for capability in ["SETUID", "SETGID", "SETPCAP"] {
        arguments += ["--cap-add", "CAP_\(capability)"]
      }
      entry = [
        "/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups", "--no-new-privs",
        "--inh-caps=-all", "--bounding-set=-all",
      ]
    }
    arguments += systemMounts
    arguments += ["--dev", "/dev", "--proc", "/proc"]
    arguments += ["--size", "\(view.temporarySpace)", "--perms", "1777", "--tmpfs", "/tmp"]
    arguments += hiding(package)
    let shown = view.readable + view.writable
    // Otherwise bubblewrap creates the parent folders so that only root can enter them.
    for folder in Set(shown.flatMap(Self.ancestors)).sorted() {
      arguments += ["--perms", "0755", "--dir", folder]
    }
    for url in view.readable { arguments += ["--ro-bind", folderPath(url), folderPath(url)] }
    for url in view.writable { arguments += ["--bind", folderPath(url), folderPath(url)] }
    for url in view.hidden { arguments += hiding(url) }
    arguments += ["--remount-ro", "/", "--chdir", folderPath(view.directory), "--clearenv"]
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "C.UTF-8",
    ]
    .merging(view.environment) { $1 }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    // dash sets the process limit with -p, bash with -u.
    let script =
      "ulimit -p \(view.processes) 2>/dev/null || ulimit -u \(view.processes); exec \"$@\""
    return arguments + ["--"] + entry + ["/bin/sh", "-c", script, "sh"] + command
  }

  /// The bubblewrap arguments that mount the system's programs and libraries, and the toolchain.
  private var systemMounts: [String] {
    var arguments = ["--ro-bind", "/usr", "/usr"]
    for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        arguments += ["--symlink", target, folder]
      } else {
        arguments += ["--ro-bind-try", folder, folder]
      }
    }
    for file in ["/etc/ld.so.cache", "/etc/alternatives"] {
      arguments += ["--ro-bind-try", file, file]
    }
    let root = folderPath(toolchain)
    if !root.hasPrefix("/usr/") && root != "/usr" {
      for folder in Self.ancestors(of: toolchain) {
        arguments += ["--perms", "0755", "--dir", folder]
      }
      arguments += ["--ro-bind", root, root]
    }
    return arguments
  }

  /// Returns the bubblewrap arguments that mount an empty folder over the given folder.
  private func hiding(_ folder: URL) -> [String] {
    Self.ancestors(of: folder).flatMap { ["--perms", "0755", "--dir", $0] }
      + ["--size", "\(1 << 20)", "--perms", "0755", "--tmpfs", folderPath(folder)]
  }

  /// Returns the folders that contain a file or folder, outermost first, without the root.
  private static func ancestors(of url: URL) -> [String] {
    var paths: [String] = []
    var path = ""
    for part in folderPath(url).split(separator: "/").dropLast() {
      path += "/" + part
      if path != "/usr" { paths.append(path) }
    }
    return paths
  }

  /// Returns how the program inside the sandbox ended, given how the sandbox ended.
  static func unwrapped(_ end: ChildResult) -> ChildResult {
    var end = end
    if case .exited(let code) = end.status, code > 128, code < 128 + 65 {
      end.status = .signalled(code - 128)
    }
    return end
  }

  /// Makes the contents of a folder readable by processes in the sandbox.
  func makeReadable(_ folder: URL) {
    guard case .user = identity else { return }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in [folder.path] + names.map({ folder.appending(path: $0).path }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      _ = chmod(path, status.st_mode & 0o777 | (status.st_mode & S_IFMT == S_IFDIR ? 0o555 : 0o444))
    }
  }

  /// Makes a folder and its current contents writable by processes in the sandbox.
  func giveOwnership(of folder: URL) {
    guard case .user(let id) = identity else { return }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in [folder.path] + names.map({ folder.appending(path: $0).path }) {
      _ = lchown(path, id, id)
    }
  }
}
