/// Returns the candidate that the user most likely meant by a mistyped name, or `nil` if none is
/// close.
///
/// A candidate is close if its edit distance from the name is one, or at most a third of the name's
/// length. If the name has at least two letters, candidates that start with it are always close.
func nearest(to name: String, among candidates: [String]) -> String? {
  let typed = name.lowercased()
  let scored = candidates.map { candidate -> (name: String, distance: Int) in
    let lowercased = candidate.lowercased()
    let isBeginning = typed.count > 1 && lowercased.hasPrefix(typed)
    return (candidate, isBeginning ? 0 : editDistance(typed, lowercased))
  }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, typed.count / 3) ? best.name : nil
}

/// Returns the smallest number of insertions, deletions, substitutions, and swaps of neighboring
/// letters that is needed to turn one name into the other.
///
/// - Complexity: O(*nm*), for names with *n* and *m* letters.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first)
  let b = Array(second)
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var distance = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        distance = min(distance, beforeLast[j - 2] + 1)
      }
      row.append(distance)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
