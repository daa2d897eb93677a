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

/// The folder that a grading is kept in, from its first result to its reports.
///
///     REPORT/results/alice-5f0c….json   one for each submission: the facts, whole or not there
///     REPORT/.grading/conditions.json   what the facts depend on
///     REPORT/.grading/answers/          what became of each answer, by its fingerprint
///     REPORT/.grading/work/             what is being graded now
///     REPORT/.grading/lock              held by the one grader that may write here
///
/// Whoever holds the lock may delete the work: those who did it are gone.
final class ReportFolder: Sendable {
  /// The folder.
  let url: URL
  private let lock: Int32

  var results: URL { url.appending(path: "results") }
  var answers: URL { url.appending(path: ".grading/answers") }
  var work: URL { url.appending(path: ".grading/work") }
  private static let conditionsPath = ".grading/conditions.json"

  /// Takes a folder for one grader, makes it if it is not there, and clears what dead ones left.
  ///
  /// - Throws: ``SetUpError`` if another grader is at work there, or it cannot be written;
  ///   ``UsageError`` if it is full of other things.
  init(_ url: URL) throws {
    self.url = url
    let lockFile = url.appending(path: ".grading/lock")
    if !Self.isOne(url) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      if let name = names.first(where: { !$0.hasPrefix(".") }) {
        throw UsageError(
          "\(url.path) holds other things, such as \(FileName(name).shown). "
            + "Give --output a folder that is new, or that was graded into before.",
          isActionable: true)
      }
    }
    try makeFolder(lockFile.deletingLastPathComponent())
    let descriptor = open(lockFile.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw SetUpError(
        "\(lockFile.path) cannot be opened: \(String(cString: strerror(errno))). "
          + "Look whether the folder is yours.")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let holder = String(decoding: (try? Data(contentsOf: lockFile)) ?? Data(), as: UTF8.self)
      close(descriptor)
      throw SetUpError(
        "Another grader\(holder.isEmpty ? "" : " (process \(holder))") is at work on \(url.path). "
          + "Wait until it is done, or give --output another folder.")
    }
    let name = Array(String(getpid()).utf8)
    ftruncate(descriptor, 0)
    _ = pwrite(descriptor, name, name.count, 0)
    lock = descriptor
    do {
      try? FileManager.default.removeItem(at: work)
      for folder in [results, answers, work] {
        try makeFolder(folder)
        removePartialFiles(in: folder)
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: work)
    // A child that is being started has the lock for a moment as well, so to close it is not enough.
    flock(lock, LOCK_UN)
    close(lock)
  }

  /// Whether a folder was graded into before.
  static func isOne(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: ".grading").path)
  }

  /// What the facts in it depend on; nil when nothing was graded yet.
  var conditions: GradingConditions? {
    Self.conditions(of: url)
  }

  /// What the facts in a folder depend on; nil when nothing was graded into it.
  static func conditions(of url: URL) -> GradingConditions? {
    guard let data = try? Data(contentsOf: url.appending(path: conditionsPath)) else { return nil }
    return try? JSONDecoder().decode(GradingConditions.self, from: data)
  }

  /// Notes what the facts depend on.
  func write(_ conditions: GradingConditions) throws {
    try writeAtomically(
      try JSONEncoder().encode(conditions), to: url.appending(path: Self.conditionsPath))
  }

  private func removePartialFiles(in folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(".partial-") {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }
}
