/// How much of a submission is looked at.
struct IntakeLimits: Sendable {
  /// How many files and folders it may have.
  var entries = 20_000
  /// How many folders may lie in one another.
  var depth = 24
  /// How many bytes an answer may have. The longest solution has a fiftieth of that.
  var answer = 256 << 10
  /// How many bytes an archive may have.
  var archive = 64 << 20
  /// How many Swift files an archive may have: the whole workbook has a third of that.
  var sources = 3_000
  /// How many bytes all Swift files of an archive may have together.
  var unpacked = 16 << 20
  /// How many things are named in a note.
  var named = 10
}
