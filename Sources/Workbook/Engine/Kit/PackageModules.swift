import Foundation
import WorkbookCore
import WorkbookProcesses

/// The kit's modules, built by SwiftPM.
///
/// `swift test` and `check` share these modules. The command that runs first builds them for both.
struct PackageModules {
  let package: WorkbookPackage
  /// A function that receives the progress of the build, such as `12/40`, and `nil` when the build
  /// has ended.
  var progress: @Sendable (String?) -> Void = { _ in }

  /// Builds the modules unless they're up to date.
  ///
  /// - Parameter target: The module that depends on all others.
  /// - Throws: ``SetUpError`` if a module doesn't compile, and `CancellationError` if the task is
  ///   canceled.
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

  /// The folder that contains the interfaces of the compiled modules.
  var interfaces: URL { products.appending(path: "Modules") }

  /// Returns the object files of a module, one for each source file.
  ///
  /// This method doesn't list the folder, which can also contain object files for sources that have
  /// been removed.
  func objects(of module: String, sources: [String]) -> [URL] {
    sources.map { source in
      products.appending(path: "\(module).build/\(URL(filePath: source).lastPathComponent).o")
    }
  }

  private var products: URL { scratch.appending(path: "debug") }

  /// The build folder. Symbolic links are resolved, because compiled modules store its path.
  private var scratch: URL { package.url(".build").resolvingSymlinksInPath() }
}
