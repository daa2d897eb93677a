/// Returns the candidate that was probably meant by a misspelled word, or `nil` if none is close
/// enough.
///
/// Up to a third of the letters may be wrong, and one wrong letter is always allowed. A candidate
/// that begins with the word always counts as close.
package func nearest(to written: String, among candidates: [String]) -> String? {
  let written = written.lowercased()
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let name = candidate.lowercased()
    let distance =
      written.count > 1 && name.hasPrefix(written) ? 0 : editDistance(Array(written), Array(name))
    if distance <= max(1, written.count / 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// Returns the number of letters to insert, delete, replace, or swap with their neighbor to turn
/// one word into the other.
///
/// - Complexity: O(*nm*) for words of *n* and *m* letters.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for i in one.indices {
    var row = [i + 1]
    for j in other.indices {
      var distance = min(
        rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        distance = min(distance, rows[i - 1][j - 1] + 1)
      }
      row.append(distance)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}
