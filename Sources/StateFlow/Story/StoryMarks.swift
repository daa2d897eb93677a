/// The lines in an update's story in which a node has been counted.
///
/// A line counts both runs and views, because three rows that ran five times in total are not five
/// rows. Only the first 32 lines of each kind have marks, which is more than a story shows.
struct StoryMarks {
  private var update = 0
  private var runs: UInt32 = 0
  private var skips: UInt32 = 0

  /// Records that the line at an index includes a run of the node, and returns whether the line
  /// already included a run of that node.
  mutating func isRepeatedRun(_ index: Int, in update: Int) -> Bool {
    startOver(in: update)
    return Self.mark(index, in: &runs)
  }

  /// Records that the line at an index includes a skip of the node, and returns whether the line
  /// already included a skip of that node.
  mutating func isRepeatedSkip(_ index: Int, in update: Int) -> Bool {
    startOver(in: update)
    return Self.mark(index, in: &skips)
  }

  private mutating func startOver(in update: Int) {
    guard self.update != update else { return }
    self = StoryMarks()
    self.update = update
  }

  private static func mark(_ index: Int, in lines: inout UInt32) -> Bool {
    let bit = index < UInt32.bitWidth ? UInt32(1) << index : 0
    defer { lines |= bit }
    return lines & bit != 0
  }
}
