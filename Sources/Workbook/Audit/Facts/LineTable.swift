import Foundation

/// A table that converts offsets in a file to line numbers.
struct LineTable {
  private let starts: [Int]

  /// Creates a table for a file.
  init(_ source: Data) {
    starts =
      [0] + source.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
  }

  /// Returns the line, counted from one, of an offset.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(1, low)
  }
}
