import Foundation
import WorkbookCore

/// The words of an answer in normal form, with an index of all short sequences of them.
struct WordSequences: Sendable {
  /// The number of words in a sequence, and the minimum length of what two answers have in common:
  /// nearly as many as in a line of code.
  static let length = 8
  /// The maximum number of words. The longest solution has a fifth as many.
  private static let maximumWords = 5_000
  /// The maximum number of places at which an answer repeats a sequence before the sequence is no
  /// longer indexed. It keeps the time for comparing odd answers short.
  private static let maximumRepetitions = 32

  /// A collection that represents each word by a number.
  struct Vocabulary {
    private var numbers: [String: Int] = [:]

    mutating func number(of word: String) -> Int {
      if let number = numbers[word] { return number }
      numbers[word] = numbers.count
      return numbers.count - 1
    }
  }

  /// The words.
  let words: [Int]
  /// The number of each word's line, counted from 1.
  let lines: [Int]
  /// A hash of the sequence that starts at each word.
  let hashes: [Int]
  /// The starts of the sequences with each hash.
  let positions: [Int: [Int]]

  init(_ content: Data, _ vocabulary: inout Vocabulary) {
    let words = CodeShape(of: String(decoding: content, as: UTF8.self)).words
      .filter { $0.text != "else" }.prefix(Self.maximumWords)
    let numbers = words.map { vocabulary.number(of: Self.alternatives[$0.text] ?? $0.text) }
    self.words = numbers
    lines = words.map(\.line)
    let starts = numbers.indices.dropLast(Self.length - 1)
    hashes = starts.map { numbers[$0..<($0 + Self.length)].hashValue }
    positions = Dictionary(grouping: starts) { [hashes] in hashes[$0] }
      .filter { $0.value.count <= Self.maximumRepetitions }
  }

  /// The words that stand for others, which mean the same in code whose control flow was turned
  /// around.
  private static let alternatives = [
    "guard": "if", "var": "let", "!=": "==", "<": ">", "<=": ">", ">=": ">",
  ]

  /// Returns for each word the highest value of the sequences that contain it, or 0.
  func highest(_ value: (Int) -> Int) -> [Int] {
    var highest = Array(repeating: 0, count: words.count)
    for (start, hash) in hashes.enumerated() {
      let value = value(hash)
      for place in start..<(start + Self.length) { highest[place] = max(highest[place], value) }
    }
    return highest
  }
}
