/// The candidate that somebody probably meant who wrote something else, if one is close enough.
///
/// Close enough is one wrong letter in three, and at least one; a candidate that begins with what
/// was written is always close.
func nearest(to written: String, among candidates: [String]) -> String? {
  let written = written.lowercased()
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let name = candidate.lowercased()
    let distance =
      written.count > 1 && name.hasPrefix(written) ? 0 : wrongLetters(Array(written), Array(name))
    if distance <= max(1, written.count / 3), distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// How many letters are to be put in, taken out, changed or swapped with their neighbor.
///
/// - Complexity: O(*nm*) for words of *n* and *m* letters.
private func wrongLetters(_ one: [Character], _ other: [Character]) -> Int {
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
