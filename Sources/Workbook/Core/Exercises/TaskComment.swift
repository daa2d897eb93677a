/// The comment in a stub that says what to do: the situation and the goal, the numbered
/// requirements, and remarks about what is up to the student.
///
/// In a catch exercise, the requirements are in the declaration's comment. The goal then starts in
/// the file's first comment and ends in the declaration's.
package struct TaskComment: Sendable, Equatable {
  /// The paragraphs before the requirements.
  package private(set) var goal: [String] = []
  /// The requirements, in order.
  package private(set) var requirements: [Requirement] = []
  /// The paragraphs after the requirements.
  package private(set) var remarks: [String] = []

  /// Reads the comment in a stub.
  ///
  /// A requirement starts with its number. Its other lines are indented further than the number.
  /// The list is the first one that starts with 1, and ends with the block of comments that
  /// contains it.
  package init(in stub: String) {
    let blocks = Self.commentBlocks(of: stub)
    guard let first = blocks.first else { return }
    let list = blocks.firstIndex { $0.contains { $0.trimmed.hasPrefix("1. ") } } ?? 0
    if list > 0 { read(first) }
    read(blocks[list])
  }

  /// Reads the lines of a block, without their slashes.
  private mutating func read(_ block: [String]) {
    var isInItem = false
    var isInParagraph = false
    for line in block {
      let text = line.trimmed
      let number = requirements.count + 1
      if text.hasPrefix("\(number). ") {
        let claim = text.dropFirst("\(number). ".count)
        requirements.append(Requirement(number: number, text: String(claim)))
        (isInItem, isInParagraph) = (true, false)
      } else if text.isEmpty {
        (isInItem, isInParagraph) = (false, false)
      } else if isInItem, line.hasPrefix("   ") {
        let item = requirements.removeLast()
        requirements.append(Requirement(number: item.number, text: "\(item.text) \(text)"))
      } else {
        isInItem = false
        let paragraphs = requirements.isEmpty ? \Self.goal : \Self.remarks
        if isInParagraph {
          self[keyPath: paragraphs][self[keyPath: paragraphs].count - 1] += " \(text)"
        } else {
          self[keyPath: paragraphs].append(text)
        }
        isInParagraph = true
      }
    }
  }

  /// Returns the blocks of consecutive comment lines, without the slashes at their start.
  private static func commentBlocks(of stub: String) -> [[String]] {
    var blocks: [[String]] = []
    var isInBlock = false
    for line in stub.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("//") else {
        isInBlock = false
        continue
      }
      if !isInBlock { blocks.append([]) }
      isInBlock = true
      blocks[blocks.count - 1].append(String(words.drop { $0 == "/" }))
    }
    return blocks
  }
}
