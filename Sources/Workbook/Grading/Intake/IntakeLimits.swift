/// Limits on how much of a submission is read.
struct IntakeLimits: Sendable {
  /// The maximum number of files and folders.
  var entries = 20_000
  /// The maximum depth of nested folders.
  var depth = 24
  /// The maximum size of an answer, in bytes: fifty times the size of the longest solution.
  var answerBytes = 256 << 10
  /// The maximum size of an archive, in bytes.
  var archiveBytes = 64 << 20
  /// The maximum number of Swift files in an archive: three times as many as the whole workbook
  /// has.
  var swiftFiles = 3_000
  /// The maximum total size of the Swift files in an archive, in bytes.
  var unpackedBytes = 16 << 20
  /// The maximum number of names to list in a note.
  var namesInNote = 10
}
