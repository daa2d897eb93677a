import Foundation
import WorkbookCommandLine
import WorkbookCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Exam {
  /// Reads the exam in a folder.
  ///
  /// - Throws: ``UsageError`` if the folder contains no exam that this version can grade.
  init(in folder: URL) throws {
    let file = folder.appending(path: Self.fileName)
    guard let data = try? Data(contentsOf: file) else {
      throw UsageError(
        "\(file.path) can't be read. Set --exam to the folder that exam new created.",
        isActionable: true)
    }
    let decoder = JSONDecoder()
    let version = try? decoder.decode(FileVersion.self, from: data).version
    if let version, version != Self.version {
      throw UsageError(
        "\(file.path) has version \(version), but this workbook reads version \(Self.version). "
          + "Use the version of the workbook that made the exam.", isActionable: true)
    }
    guard let exam = try? decoder.decode(Exam.self, from: data), exam.isComplete else {
      throw UsageError(
        "\(file.path) is damaged. Restore it, or make the exam again with the same roster, topics, "
          + "number of questions, level, and seed.", isActionable: true)
    }
    self = exam
  }

  private struct FileVersion: Decodable { var version: Int }

  private var isComplete: Bool {
    !students.isEmpty && !questions.isEmpty && (1...3).contains(level)
      && students.allSatisfy { $0.discarded.count == questions.count }
  }

  /// Writes the file into a new folder. Only the owner can read it.
  func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = folder.appending(path: Self.fileName)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    do {
      guard descriptor >= 0 else { throw SetUpError(String(cString: strerror(errno))) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: try encoder.encode(self) + Data("\n".utf8))
      try handle.close()
    } catch {
      throw SetUpError("\(file.path) can't be written: \(error)")
    }
  }
}
