import WorkbookCore

/// The references between the folders of a module, which must not form a circle.
///
/// A file refers to another folder if it contains the name of a type, function, or variable that the
/// other folder declares at the top level, where `swift format` doesn't indent it. Members of
/// extensions don't count, nor do names that the file declares, too.
struct FolderCircles {
  /// A file of a module.
  struct File {
    /// The path, relative to the module's folder.
    let path: String
    let source: String

    fileprivate var folder: String {
      path.split(separator: "/").dropLast().joined(separator: "/")
    }
  }

  /// A reference from a file to another folder.
  struct Reference: Equatable {
    /// The path of the file, relative to the module's folder.
    let file: String
    /// The name that the other folder declares.
    let name: String
    /// The other folder, relative to the module's folder. The module's folder itself is empty.
    let folder: String
  }

  /// The first reference from each folder to each other folder.
  private var references: [String: [String: Reference]] = [:]

  /// Finds the references between the folders of a module.
  ///
  /// - Complexity: O(*n*) in the total length of the files.
  init(_ files: [File]) {
    let parsed = files.map { (file: $0, names: DeclaredNames($0.source)) }
    var folders: [Substring: String] = [:]
    for (file, names) in parsed {
      for name in names.visible { folders[name] = file.folder }
    }
    for (file, names) in parsed {
      for name in names.used {
        guard let folder = folders[name], folder != file.folder else { continue }
        let reference = Reference(file: file.path, name: String(name), folder: folder)
        let old = references[file.folder]?[folder]
        if old == nil { references[file.folder, default: [:]][folder] = reference }
      }
    }
  }

  /// The shortest circle through each folder that is part of one, each as the references from one of
  /// its folders to the next.
  var circles: [[Reference]] {
    var found: Set<Set<String>> = []
    return references.keys.sorted().compactMap { shortestCircle(through: $0) }
      .filter { found.insert(Set($0.map(\.folder))).inserted }
  }

  private func shortestCircle(through start: String) -> [Reference]? {
    var paths: [[Reference]] = [[]]
    var visited: Set<String> = []
    while !paths.isEmpty {
      var longer: [[Reference]] = []
      for path in paths {
        let next = references[path.last?.folder ?? start] ?? [:]
        for reference in next.values.sorted(by: { $0.folder < $1.folder }) {
          if reference.folder == start { return path + [reference] }
          if visited.insert(reference.folder).inserted { longer.append(path + [reference]) }
        }
      }
      paths = longer
    }
    return nil
  }
}

/// The names that a file declares and uses.
private struct DeclaredNames {
  /// The names that the file declares at the top level and that other files can use.
  private(set) var visible: [Substring] = []
  /// The names that the file uses but doesn't declare, in order and without duplicates.
  private(set) var used: [Substring] = []

  init(_ source: String) {
    let tokens = CodeTokens(source).tokens.filter { $0.kind != .comment }
    var declared: Set<Substring> = []
    var line = 0
    var isVisible = false
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      if token.line != line {
        line = token.line
        // What isn't at the top level is indented.
        isVisible =
          token.text.startIndex == source.startIndex
          || source[source.index(before: token.text.startIndex)].isNewline
      }
      if token.text == "private" || token.text == "fileprivate" { isVisible = false }
      if Self.declaring.contains(token.text), next.kind == .word {
        declared.insert(next.text)
        if isVisible { visible.append(next.text) }
        isVisible = false
      }
    }
    var previous: Substring = ""
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      let isLabel = next.text == ":" && token.text.first?.isLowercase == true
      if token.kind == .word, previous != ".", !isLabel, declared.insert(token.text).inserted {
        used.append(token.text)
      }
      previous = token.text
    }
  }

  private static let declaring: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]
}
