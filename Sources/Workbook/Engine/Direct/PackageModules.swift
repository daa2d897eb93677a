import Foundation
import WorkbookCore
import WorkbookProcesses

/// The kit's modules as SwiftPM builds them, for `swift test` as well as for `check`.
///
/// After `swift test` they are up to date already. Before it, SwiftPM builds them on all cores, and
/// `swift test` won't have to.
struct PackageModules {
  let package: WorkbookPackage
  /// Receives how far the build is, such as `12/40`, and `nil` when it has ended.
  var progress: @Sendable (String?) -> Void = { _ in }

  /// Brings the modules up to date.
  ///
  /// - Parameter target: The module that depends on all others.
  /// - Throws: ``SetUpError`` if they don't compile, and `CancellationError`.
  func build(_ target: String) async throws {
    defer { progress(nil) }
    let end = try await ChildProcess(
      Toolchain.find("swift"),
      ["build", "--target", target, "--package-path", package.root.path]
        + ["--scratch-path", scratch.path],
      directory: package.root
    ).run { [progress] data in
      let counts = String(decoding: data, as: UTF8.self).matches(of: /\[(\d+\/\d+)\]/)
      if let count = counts.last { progress(String(count.1)) }
      return !counts.isEmpty
    }
    guard end.isSuccess else { throw Kit.doesNotCompile(target, compilerOutput: end.text) }
  }

  /// The folder with the compiled modules' interfaces.
  var interfaces: URL { products.appending(path: "Modules") }

  /// The object files of a module, one for each of its sources.
  ///
  /// Objects of sources that were removed stay in the folder, so its content isn't the answer.
  func objects(of module: String, sources: [String]) -> [URL] {
    sources.map { source in
      products.appending(path: "\(module).build/\(URL(filePath: source).lastPathComponent).o")
    }
  }

  private var products: URL { scratch.appending(path: "debug") }

  /// Compiled modules know the folder by one name, even if the package is reached through a link.
  private var scratch: URL { package.url(".build").resolvingSymlinksInPath() }
}
