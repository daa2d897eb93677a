import Foundation
import WorkbookCore

/// The names in the kit's reference: the kit's public top-level declarations, each with its file.
struct KitNames: Sendable, Codable {
  /// A type, protocol, or function in the reference.
  struct Name: Sendable, Equatable, Codable {
    /// The name in the reference, such as `State` or `withAnimation(_:_:)`.
    let title: String
    /// The path of the file that contains the declaration, relative to the root of the package.
    let file: String
  }

  /// All names, sorted by file.
  let names: [Name]
  /// The modules that the kit extends, such as `Foundation`.
  let extendedModules: [String]

  /// Creates a collection of names.
  init(_ names: [Name] = [], extendedModules: [String] = []) {
    self.names = names.sorted { ($0.file, $0.title) < ($1.file, $1.title) }
    self.extendedModules = extendedModules.sorted()
  }

  /// Reads the names from the symbol graphs in a folder.
  ///
  /// - Throws: ``SetUpError`` if the symbol graph of the kit is missing or malformed.
  init(symbolGraphs folder: URL) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let graph = folder.appending(path: "StateFlow.symbols.json")
    guard let decoded = try? JSONDecoder().decode(Graph.self, from: readFile(graph)) else {
      throw SetUpError(
        "\(graph.path) can't be read. Delete the file's folder and try again. "
          + "The workbook needs Swift 6.3 or later.")
    }
    let names = decoded.symbols.compactMap { symbol -> Name? in
      guard symbol.pathComponents.count == 1, let uri = symbol.location?.uri,
        let start = KitModules.documented.lazy.compactMap({
          uri.range(of: "\(KitModules.folder(of: $0))/")?.lowerBound
        }).first
      else { return nil }
      return Name(title: symbol.pathComponents[0], file: String(uri[start...]))
    }
    self.init(
      names,
      extendedModules: files.compactMap {
        $0.wholeMatch(of: /StateFlow@(\w+)\.symbols\.json/).map { String($0.1) }
      })
  }

  /// Returns whether the reference contains the given name.
  func contains(_ title: String) -> Bool { names.contains { $0.title == title } }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Location: Decodable { let uri: String }
      let pathComponents: [String]
      let location: Location?
    }
    let symbols: [Symbol]
  }
}
