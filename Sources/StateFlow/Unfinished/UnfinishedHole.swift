/// A place in an exercise where the student has yet to write code.
public struct UnfinishedHole: Sendable, Hashable {
  /// The task of the student, in the words of the exercise.
  public let task: String

  /// The file as the compiler names it, `Module/File.swift`.
  public let fileID: String

  /// The path that was passed to the compiler.
  public let filePath: String

  /// The line, counted from one.
  public let line: Int

  /// The column, counted from one.
  public let column: Int

  /// Creates a hole in a source file.
  ///
  /// ``unfinished(_:placeholder:fileID:filePath:line:column:)`` does this for you. Tests and tools
  /// create holes to compare with.
  public init(task: String, fileID: String, filePath: String, line: Int, column: Int) {
    self.task = task
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file as a student knows it: `Exercises/01-ViewState/TapCounter.swift`.
  ///
  /// For a file that isn't in an `Exercises` folder, this is its name and that of its folder.
  public var file: String {
    let components = filePath.split { $0 == "/" || $0 == "\\" }
    let start = components.lastIndex(of: "Exercises") ?? max(0, components.count - 2)
    return components[start...].joined(separator: "/")
  }

  /// The file and the line, in the form that editors and terminals recognize: `File.swift:12`.
  public var place: String { "\(file):\(line)" }
}

extension UnfinishedHole: CustomStringConvertible {
  /// The place and the beginning of the task, on one line.
  ///
  /// Each test that reaches the hole prints it. The student finds the whole task in the file.
  public var description: String {
    var words = task.split(whereSeparator: \.isWhitespace)
    let count = words.count
    while words.count > 1, words.joined(separator: " ").count > 60 { words.removeLast() }
    return "\(place) \(words.joined(separator: " "))\(words.count < count ? " …" : "")"
  }
}
