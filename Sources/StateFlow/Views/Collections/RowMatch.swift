/// A match of a list's current rows with its previous ones, based on their IDs.
struct RowMatch {
  /// The previous offset of each row, which is negative if the row is new.
  private(set) var counterparts: [Int]
  /// The previous offsets of the rows that are gone, in order.
  private(set) var leaving: [Int] = []

  private static var isNew: Int { -1 }

  /// The match of two empty lists.
  static var none: RowMatch { RowMatch(from: [Int](), to: [], known: []) }

  /// Creates the match of two lists of IDs.
  ///
  /// Most changes affect only a few rows. Walking through both lists in parallel matches all
  /// others. Only rows that aren't at the expected position are looked up by their IDs.
  ///
  /// - Parameters:
  ///   - former: The former IDs, without duplicates.
  ///   - current: The current IDs, which may contain duplicates.
  ///   - known: The former IDs as a set.
  /// - Complexity: O(*n*), with one lookup for each row that wasn't found by walking.
  init<ID: Hashable>(from former: [ID], to current: [ID], known: Set<ID>) {
    counterparts = Array(repeating: Self.isNew, count: current.count)
    var search = Search(former: former, current: current)
    search.goAlong(&counterparts)
    if search.lookUp(&counterparts, known: known) {
      leaving = search.leaving
      return
    }
    // If two elements have the same id, the first must match (I8), but the walk has matched the
    // second.
    counterparts = Array(repeating: Self.isNew, count: current.count)
    search.looseFormer = Array(former.indices)
    search.looseCurrent = Array(current.indices)
    _ = search.lookUp(&counterparts, known: known)
    leaving = search.leaving
  }

  private struct Search<ID: Hashable> {
    let former: [ID]
    let current: [ID]
    /// The offsets of the former rows that haven't been matched yet.
    var looseFormer: [Int] = []
    /// The offsets of the current rows that haven't been matched yet.
    var looseCurrent: [Int] = []
    private(set) var leaving: [Int] = []

    init(former: [ID], current: [ID]) {
      self.former = former
      self.current = current
    }

    mutating func goAlong(_ counterparts: inout [Int]) {
      var (one, other) = (0, 0)
      var (oneEnd, otherEnd) = (former.count, current.count)
      while one < min(oneEnd, otherEnd), former[one] == current[one] {
        counterparts[one] = one
        one += 1
      }
      other = one
      while oneEnd > one, otherEnd > other, former[oneEnd - 1] == current[otherEnd - 1] {
        oneEnd -= 1
        otherEnd -= 1
        counterparts[otherEnd] = oneEnd
      }
      while one < oneEnd, other < otherEnd {
        if former[one] == current[other] {
          counterparts[other] = one
          one += 1
          other += 1
          continue
        }
        let isGone = one + 1 < oneEnd && former[one + 1] == current[other]
        let isNew = !isGone && other + 1 < otherEnd && former[one] == current[other + 1]
        if !isNew {
          looseFormer.append(one)
          one += 1
        }
        if !isGone {
          looseCurrent.append(other)
          other += 1
        }
      }
      looseFormer += one..<oneEnd
      looseCurrent += other..<otherEnd
    }

    /// Looks up the rows that haven't been matched yet.
    ///
    /// - Returns: `false` if one of their IDs belongs to a row that has already been matched.
    mutating func lookUp(_ counterparts: inout [Int], known: Set<ID>) -> Bool {
      // If the ids are objects, two of them may have become equal in the meantime.
      var places = Dictionary(looseFormer.map { (former[$0], $0) }) { first, _ in first }
      var found: Set<Int> = []
      var isConsistent = true
      for offset in looseCurrent {
        if let place = places.removeValue(forKey: current[offset]) {
          counterparts[offset] = place
          found.insert(place)
        } else if known.contains(current[offset]) {
          isConsistent = false
        }
      }
      // The dictionary isn't enough, because an id may differ from itself, as NaN does.
      leaving = looseFormer.filter { !found.contains($0) }
      return isConsistent
    }
  }
}
