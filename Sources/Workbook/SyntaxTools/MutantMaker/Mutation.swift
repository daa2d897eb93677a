/// A small change to source code.
struct Mutation: Encodable {
  /// The name of the operator that made the change.
  var `operator`: String
  /// The line number, counted from one.
  var line: Int
  /// The column in bytes, counted from one.
  var column: Int
  /// A description of the change.
  var description: String
  /// The offset of the first byte to replace.
  var offset: Int
  /// The number of bytes to replace.
  var length: Int
  /// The replacement text.
  var replacement: String
}
