/// A small change of a source.
struct Mutation: Encodable {
  /// The name of the operator that made it.
  var `operator`: String
  /// The line, counted from one.
  var line: Int
  /// The column, counted from one in bytes.
  var column: Int
  /// What changes, in words.
  var description: String
  /// The first byte that is replaced.
  var offset: Int
  /// The number of bytes that are replaced.
  var length: Int
  /// The text that takes their place.
  var replacement: String
}
