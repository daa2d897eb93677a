import Foundation
import WorkbookCore

/// The names of the kit's reference: what is public at the top level, and where it is declared.
struct KitNames: Sendable {
  /// A type, a protocol or a function.
  struct Name: Sendable, Equatable {
    /// How the reference names it: `State`, `withAnimation(_:_:)`.
    let title: String
    /// The file that declares it, from the root of the package.
    let file: String
  }

  /// All names, in the order of their files.
  let names: [Name]
  /// The modules to which the kit adds something, such as `Foundation`.
  let extendedModules: [String]

  /// Some names.
  init(_ names: [Name] = [], extendedModules: [String] = []) {
    self.names = names.sorted { ($0.file, $0.title) < ($1.file, $1.title) }
    self.extendedModules = extendedModules.sorted()
  }

  /// The names in the symbol graphs that the compiler has written into a folder.
  ///
  /// - Throws: ``SetUpError`` when there is none, or it cannot be understood.
  init(symbolGraphs folder: URL) throws {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let graph = folder.appending(path: "StateFlow.symbols.json")
    guard let decoded = try? JSONDecoder().decode(Graph.self, from: read(graph)) else {
      throw SetUpError(
        "\(graph.path) cannot be understood. Remove its folder, and try again; "
          + "the workbook needs Swift 6.3.")
    }
    let names = decoded.symbols.compactMap { symbol -> Name? in
      guard symbol.pathComponents.count == 1, let uri = symbol.location?.uri,
        let start = uri.range(of: "Sources/StateFlow/")?.lowerBound
      else { return nil }
      return Name(title: symbol.pathComponents[0], file: String(uri[start...]))
    }
    self.init(
      names,
      extendedModules: files.compactMap {
        $0.wholeMatch(of: /StateFlow@(\w+)\.symbols\.json/).map { String($0.1) }
      })
  }

  /// Whether the reference has such a name.
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
