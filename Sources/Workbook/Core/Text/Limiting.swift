import Foundation

extension String {
  /// Returns the string, shortened to at most the given number of Unicode scalars. A shortened
  /// string ends in `…`.
  ///
  /// The limit counts scalars because a single character can consist of any number of them.
  ///
  /// - Complexity: O(*n*) in the limit.
  package func limited(to limit: Int) -> String {
    if utf8.count <= limit { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }

  /// Returns the string. If it's too long to read, the middle lines are removed, and long lines are
  /// shortened.
  ///
  /// Callers keep more lines at the end than at the start, because the last lines explain a
  /// failure.
  ///
  /// - Parameters:
  ///   - first: The number of lines to keep at the start.
  ///   - last: The number of lines to keep at the end.
  ///   - width: The maximum length of a line, in Unicode scalars.
  package func limited(toFirst first: Int, last: Int, lineLength width: Int) -> String {
    if utf8.count <= width, utf8.count(where: { $0 == 10 }) < first + last { return self }
    let bytes = Array(utf8)
    let newlines = Newlines(in: bytes, first: first + last + 1, last: last)
    func lines(between ends: [Int]) -> [String] {
      zip(ends, ends.dropFirst()).map { start, end in
        // A Unicode scalar has at most four bytes.
        let line = bytes[(start + 1)..<end].prefix(4 * (width + 1))
        return String(decoding: line, as: UTF8.self).limited(to: width)
      }
    }
    let omitted = newlines.count + 1 - first - last
    // Omitting a single line would save nothing, because the notice also takes up a line.
    let kept =
      omitted > 1
      ? lines(between: [-1] + newlines.first.prefix(first)) + ["… \(omitted) lines omitted …"]
        + lines(between: newlines.last + [bytes.count])
      : lines(between: [-1] + newlines.first + [bytes.count])
    return kept.joined(separator: "\n")
  }
}

/// The first and last newlines in a string.
private struct Newlines {
  private(set) var first: [Int] = []
  private(set) var last: [Int] = []
  private(set) var count = 0

  /// Finds the newlines in a string of any length.
  ///
  /// The `workbook` tool is a debug build, in which the standard library's searches take a hundred
  /// times as long as `memchr`.
  ///
  /// - Parameters:
  ///   - bytes: The string's UTF-8 bytes.
  ///   - firstCount: The number of newlines to keep at the start.
  ///   - lastCount: The number of newlines to keep at the end.
  /// - Complexity: O(*n*) in the length of the string.
  init(in bytes: [UInt8], first firstCount: Int, last lastCount: Int) {
    var recent = [Int](repeating: 0, count: max(1, lastCount))
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      let end = start + buffer.count
      var next = start
      while let newline = memchr(next, 10, end - next) {
        let index = UnsafeRawPointer(newline) - start
        if count < firstCount { first.append(index) }
        recent[count % recent.count] = index
        count += 1
        next = start + index + 1
      }
    }
    for index in max(0, count - lastCount)..<count { last.append(recent[index % recent.count]) }
  }
}
