import Foundation

@testable import WorkbookCore
@testable import WorkbookEngine

/// A folder with a compiler driver that runs the real one, but says that it has another version.
///
/// It can also change the syntax trees that the compiler writes, as a compiler with another format would.
final class FakeToolchain: Sendable {
  private let folder: URL
  private let version: String

  /// The driver.
  var swiftc: URL { folder.appending(path: "swiftc") }
  private var frontend: URL { folder.appending(path: "swift-frontend") }

  /// Creates a toolchain that shows a version instead of the real one.
  init(version: String = "9.9.9") throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "toolchain-\(UUID().uuidString)")
    self.version = version
    try install()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Installs the toolchain again.
  ///
  /// - Parameter edit: A command of `sed` that changes each syntax tree.
  func install(editingTrees edit: String = "") throws {
    let real = try Toolchain.find("swiftc").path
    try script(
      """
      case " $* " in
      *" -print-target-info "*) "\(real)" "$@" | sed -E 's/(version |swift-)[0-9.]+/\\1\(version)/g' ;;
      *" -driver-print-jobs "*) "\(real)" "$@" | sed 's|[^ ]*/bin/swift-frontend|\(frontend.path)|g' ;;
      *) exec "\(real)" "$@" ;;
      esac
      """, at: swiftc)
    let realFrontend = URL(filePath: real).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-frontend")
    try script(
      """
      "\(realFrontend.path)" "$@" || exit $?
      case " $* " in *" -dump-ast "*) ;; *) exit 0 ;; esac
      while [ "$1" != -o ]; do shift; done
      sed -i '\(edit)' "$2"
      """, at: frontend)
  }

  private func script(_ text: String, at file: URL) throws {
    try writeFile(Data("#!/bin/sh\n\(text)\n".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
