import Foundation
import WorkbookCore

/// A platform that grades automatically, and the files that it needs.
enum GradingSetup: String, Sendable, CaseIterable {
  case gradescope
  case githubClassroom = "github-classroom"
  case container
  case kubernetes
  case slurm

  /// The container image with the Swift compiler.
  static let image = "swift:6.3-noble"

  /// A file to write.
  struct File: Equatable {
    /// The path, relative to the output folder.
    let path: String
    let text: String
    var isProgram = false
  }

  /// The number of shards in the files. Instructors can change it to suit the number of students.
  static let shards = 10

  /// Returns the files, with the names that the platform expects.
  func files(for course: CourseOptions) -> [File] {
    switch self {
    case .gradescope: Self.gradescopeFiles(course)
    case .githubClassroom: Self.classroomFiles(course)
    case .container: Self.containerFiles(course)
    case .kubernetes: Self.kubernetesFiles(course)
    case .slurm: Self.slurmFiles(course)
    }
  }

  /// Writes the files, backing up existing files that differ.
  ///
  /// - Parameters:
  ///   - course: The options that the files pass to `grade`.
  ///   - folder: The output folder.
  ///   - stamp: The suffix for the names of backups.
  /// - Returns: A log of the changes, line by line.
  /// - Throws: ``SetUpError`` if a file can't be written.
  func write(
    for course: CourseOptions, to folder: URL, stamp: String
  ) throws -> [String] {
    var lines: [String] = []
    for file in files(for: course) {
      let url = folder.appending(path: file.path)
      do {
        if let old = try? Data(contentsOf: url) {
          if old == Data(file.text.utf8) {
            lines.append("kept    \(file.path), which is up to date")
            continue
          }
          lines.append("moved   \(file.path) to \(try Self.backUp(url, stamp: stamp))")
        }
        try writeFile(Data(file.text.utf8), to: url)
        if file.isProgram {
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
        }
      } catch {
        throw SetUpError("\(url.path) can't be written. Set --output to a folder that you own.")
      }
      lines.append("wrote   \(file.path)")
    }
    return lines
  }

  /// Returns the lines of the given texts, each after the given number of spaces.
  static func lines(indentedBy indent: Int = 0, _ texts: String?...) -> String {
    let space = String(repeating: " ", count: indent)
    return texts.compactMap(\.self).joined(separator: "\n").split(separator: "\n")
      .map { space + $0 }.joined(separator: "\n")
  }

  private static func backUp(_ url: URL, stamp: String) throws -> String {
    var number = 1
    var backup = url.path + ".\(stamp)"
    while FileManager.default.fileExists(atPath: backup) {
      number += 1
      backup = url.path + ".\(stamp)-\(number)"
    }
    try FileManager.default.moveItem(atPath: url.path, toPath: backup)
    return URL(fileURLWithPath: backup).lastPathComponent
  }
}
