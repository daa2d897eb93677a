/// A place in an exercise where the student still has to write code.
public struct UnfinishedHole: Sendable, Hashable {
  /// The student's task, as the exercise words it.
  public let task: String

  /// The file in the form that the compiler uses, `Module/File.swift`.
  public let fileID: String

  /// The path that was passed to the compiler.
  public let filePath: String

  /// The line, counted from one.
  public let line: Int

  /// The column, counted from one.
  public let column: Int

  /// Creates a hole in a source file.
  ///
  /// ``unfinished(_:placeholder:fileID:filePath:line:column:)`` does this for you. Use this
  /// initializer in tests and tools that need a hole to compare with.
  public init(task: String, fileID: String, filePath: String, line: Int, column: Int) {
    self.task = task
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The path of the file as the student sees it, such as
  /// `Exercises/01-ViewState/TapCounter.swift`.
  ///
  /// If the file isn't in an `Exercises` folder, the path consists of the folder's name and the
  /// file's name.
  public var file: String {
    let components = filePath.split { $0 == "/" || $0 == "\\" }
    let start = components.lastIndex(of: "Exercises") ?? max(0, components.count - 2)
    return components[start...].joined(separator: "/")
  }

  /// The file and the line, in the form that editors and terminals recognize, such as
  /// `File.swift:12`.
  public var place: String { "\(file):\(line)" }
}

extension UnfinishedHole: CustomStringConvertible {
  /// The place and the beginning of the task, on one line.
  ///
  /// Each test that reaches the hole prints this description. The file contains the whole task.
  public var description: String {
    var words = task.split(whereSeparator: \.isWhitespace)
    let count = words.count
    while words.count > 1, words.joined(separator: " ").count > 60 { words.removeLast() }
    return "\(place) \(words.joined(separator: " "))\(words.count < count ? " …" : "")"
  }
}
