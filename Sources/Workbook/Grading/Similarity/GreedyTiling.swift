/// The longest sequences of words that two texts have in common, wherever they are.
///
/// Each word of a text belongs to at most one sequence. The longest sequence is chosen first, so
/// that code that was moved, or split up, is still found piece by piece. This is Michael Wise's
/// greedy string tiling. An index of all short sequences makes it fast, as in his algorithm with
/// running Karp-Rabin matching.
struct GreedyTiling {
  /// A sequence of words that both texts contain.
  struct Tile: Equatable {
    /// The positions at which it starts in the two texts.
    var starts: (Int, Int)
    var length: Int

    static func == (left: Tile, right: Tile) -> Bool {
      left.starts == right.starts && left.length == right.length
    }
  }

  /// The sequences, from the longest to the shortest.
  private(set) var tiles: [Tile] = []
  /// Whether the words of each text are part of a tile.
  private(set) var isCovered: ([Bool], [Bool])

  /// Finds the sequences of at least ``WordSequences/length`` words.
  init(_ first: WordSequences, _ second: WordSequences) {
    isCovered = (
      Array(repeating: false, count: first.words.count),
      Array(repeating: false, count: second.words.count)
    )
    var candidates = Self.maximalMatches(first, second)
    // A match that a longer one overlaps is shortened, and tried again in its new place.
    while let match = candidates.popLast() {
      let rest = longestFreePart(of: match)
      if rest == match {
        cover(match)
      } else if rest.length >= WordSequences.length {
        let place = candidates.firstIndex { $0.length > rest.length }
        candidates.insert(rest, at: place ?? candidates.endIndex)
      }
    }
  }

  /// Returns the matches that can't be extended in either direction, from the shortest to the
  /// longest.
  private static func maximalMatches(_ first: WordSequences, _ second: WordSequences) -> [Tile] {
    var matches: [Tile] = []
    for (start, hash) in first.hashes.enumerated() {
      for other in second.positions[hash] ?? [] {
        if start > 0, other > 0, first.words[start - 1] == second.words[other - 1] { continue }
        var length = 0
        while start + length < first.words.count, other + length < second.words.count,
          first.words[start + length] == second.words[other + length]
        {
          length += 1
        }
        if length >= WordSequences.length {
          matches.append(Tile(starts: (start, other), length: length))
        }
      }
    }
    return matches.sorted {
      ($0.length, $1.starts.0, $1.starts.1) < ($1.length, $0.starts.0, $0.starts.1)
    }
  }

  /// Returns the longest part of a match that no tile covers yet.
  private func longestFreePart(of match: Tile) -> Tile {
    var best = Tile(starts: match.starts, length: 0)
    var begin = 0
    for offset in 0...match.length {
      let isFree =
        offset < match.length && !isCovered.0[match.starts.0 + offset]
        && !isCovered.1[match.starts.1 + offset]
      if isFree { continue }
      if offset - begin > best.length {
        best = Tile(
          starts: (match.starts.0 + begin, match.starts.1 + begin), length: offset - begin)
      }
      begin = offset + 1
    }
    return best
  }

  private mutating func cover(_ tile: Tile) {
    tiles.append(tile)
    for offset in 0..<tile.length {
      isCovered.0[tile.starts.0 + offset] = true
      isCovered.1[tile.starts.1 + offset] = true
    }
  }
}
