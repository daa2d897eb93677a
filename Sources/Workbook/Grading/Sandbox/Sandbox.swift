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

/// Shuts processes in, with bubblewrap.
///
/// A process in it has a root of its own that holds the system's programs and libraries, the
/// toolchain, and what it is given for its step, all read-only but for a small folder in memory; it
/// has no network, no other process to see, no right of root's, and nothing that outlives it.
struct Sandbox: Sendable {
  /// How the process becomes one without rights.
  enum Identity: Sendable, Equatable {
    /// By a user namespace, as any user may make one. What it may start is counted in there.
    case userNamespace
    /// Root becomes a user of its own, since what root starts is never counted.
    case user(UInt32)
  }

  /// What a process sees, beside the system and the toolchain.
  struct View: Sendable {
    /// Files and folders that it may read, at their own places.
    var readable: [URL] = []
    /// Folders that it may write to, at their own places.
    var writable: [URL] = []
    /// Folders that are empty for it, whatever they hold.
    var hidden: [URL] = []
    /// The folder that it runs in.
    var directory: URL
    var environment: [String: String] = [:]
    /// How many processes and threads it may have.
    var processes = 256
    /// How many bytes its folder in memory holds.
    var memoryFolder = 64 << 20
  }

  let program: URL
  let identity: Identity
  /// The folder that holds the toolchain.
  let toolchain: URL
  /// The folder that nobody sees, even if it lies in one that is shown.
  let package: URL

  /// A command that runs another one shut in.
  func command(_ command: [String], seeing view: View) -> [String] {
    var words = [program.path]
    words += ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    words += ["--unshare-cgroup-try", "--die-with-parent", "--hostname", "workbook"]
    words += ["--cap-drop", "ALL"]
    var entry: [String] = []
    switch identity {
    case .userNamespace:
      words += ["--unshare-user", "--uid", "65534", "--gid", "65534"]
    case .user(let id):
      for right in ["SETUID", "SETGID", "SETPCAP"] { words += ["--cap-add", "CAP_\(right)"] }
      entry = [
        "/usr/bin/setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups", "--no-new-privs",
        "--inh-caps=-all", "--bounding-set=-all",
      ]
    }
    words += system
    words += ["--dev", "/dev", "--proc", "/proc"]
    words += ["--size", "\(view.memoryFolder)", "--perms", "1777", "--tmpfs", "/tmp"]
    words += empty(package)
    let shown = view.readable + view.writable
    // bubblewrap makes the folders above a file so that only root can pass through them.
    for folder in Set(shown.flatMap(Self.foldersAbove)).sorted() {
      words += ["--perms", "0755", "--dir", folder]
    }
    for url in view.readable { words += ["--ro-bind", folderPath(url), folderPath(url)] }
    for url in view.writable { words += ["--bind", folderPath(url), folderPath(url)] }
    for url in view.hidden { words += empty(url) }
    words += ["--remount-ro", "/", "--chdir", folderPath(view.directory), "--clearenv"]
    let environment = [
      "PATH": "/usr/bin:/bin", "HOME": "/tmp", "TMPDIR": "/tmp", "LANG": "C.UTF-8",
    ]
    .merging(view.environment) { $1 }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    // dash calls the limit of processes -p, bash -u.
    let script =
      "ulimit -p \(view.processes) 2>/dev/null || ulimit -u \(view.processes); exec \"$@\""
    return words + ["--"] + entry + ["/bin/sh", "-c", script, "sh"] + command
  }

  /// What a trusted program is started by that sees all, and does not outlive this process.
  ///
  /// What the program has started ends with it, since a namespace of processes ends as a whole.
  var leash: [String] {
    [program.path, "--dev-bind", "/", "/", "--unshare-pid", "--proc", "/proc"]
      + ["--die-with-parent", "--"]
  }

  /// The system's programs and libraries, as they lie on this machine.
  private var system: [String] {
    var words = ["--ro-bind", "/usr", "/usr"]
    for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        words += ["--symlink", target, folder]
      } else {
        words += ["--ro-bind-try", folder, folder]
      }
    }
    for file in ["/etc/ld.so.cache", "/etc/alternatives"] {
      words += ["--ro-bind-try", file, file]
    }
    let root = folderPath(toolchain)
    if !root.hasPrefix("/usr/") && root != "/usr" {
      for folder in Self.foldersAbove(toolchain) { words += ["--perms", "0755", "--dir", folder] }
      words += ["--ro-bind", root, root]
    }
    return words
  }

  /// Puts an empty folder over one.
  private func empty(_ folder: URL) -> [String] {
    Self.foldersAbove(folder).flatMap { ["--perms", "0755", "--dir", $0] }
      + ["--size", "\(1 << 20)", "--perms", "0755", "--tmpfs", folderPath(folder)]
  }

  /// The folders that a file or folder lies in, from the top, without the topmost.
  private static func foldersAbove(_ url: URL) -> [String] {
    var paths: [String] = []
    var path = ""
    for part in folderPath(url).split(separator: "/").dropLast() {
      path += "/" + part
      if path != "/usr" { paths.append(path) }
    }
    return paths
  }

  /// How a program that was shut in has ended, when the process that shut it in ended like this.
  static func unwrapped(_ end: ChildResult) -> ChildResult {
    var end = end
    if case .exited(let code) = end.status, code > 128, code < 128 + 65 {
      end.status = .signalled(code - 128)
    }
    return end
  }

  /// Lets whoever a process in the sandbox is read what is in a folder.
  func show(_ folder: URL) {
    guard case .user = identity else { return }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in [folder.path] + names.map({ folder.appending(path: $0).path }) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      _ = chmod(path, status.st_mode & 0o777 | (status.st_mode & S_IFMT == S_IFDIR ? 0o555 : 0o444))
    }
  }

  /// Lets whoever a process in the sandbox is write to a folder, and to what is in it now.
  func give(_ folder: URL) {
    guard case .user(let id) = identity else { return }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in [folder.path] + names.map({ folder.appending(path: $0).path }) {
      _ = lchown(path, id, id)
    }
  }
}
