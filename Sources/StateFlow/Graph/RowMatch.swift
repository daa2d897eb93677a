/// Which of the former rows of a list is which of its rows now.
struct RowMatch {
  /// For each row now, the offset that it had; negative if it is new.
  private(set) var counterparts: [Int]
  /// The offsets of the former rows that are gone, in order.
  private(set) var leaving: [Int] = []

  private static var isNew: Int { -1 }

  /// Nothing that was, and nothing that is.
  static var none: RowMatch { RowMatch(from: [Int](), to: [], known: []) }

  /// Compares two lists of ids.
  ///
  /// Most changes concern a few rows. The others are found by going along both lists; only rows
  /// that are not where they are expected are looked up by id.
  ///
  /// - Parameters:
  ///   - former: The ids as they were, each once.
  ///   - current: The ids as they are.
  ///   - known: The former ids as a set.
  /// - Complexity: O(*n*), with a look into the set for each row that was not found along the way.
  init<ID: Hashable>(from former: [ID], to current: [ID], known: Set<ID>) {
    counterparts = Array(repeating: Self.isNew, count: current.count)
    var search = Search(former: former, current: current)
    search.goAlong(&counterparts)
    if search.lookUp(&counterparts, known: known) {
      leaving = search.leaving
      return
    }
    // Of two elements with one id the first counts (I8), and the second was found along the way.
    counterparts = Array(repeating: Self.isNew, count: current.count)
    search.looseFormer = Array(former.indices)
    search.looseCurrent = Array(current.indices)
    _ = search.lookUp(&counterparts, known: known)
    leaving = search.leaving
  }

  private struct Search<ID: Hashable> {
    let former: [ID]
    let current: [ID]
    /// The former rows that are not found yet.
    var looseFormer: [Int] = []
    /// The rows of now that are not found yet.
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

    /// Looks up the rows that are not found yet.
    ///
    /// - Returns: Whether no id of them belongs to a row that was found before.
    mutating func lookUp(_ counterparts: inout [Int], known: Set<ID>) -> Bool {
      var places = Dictionary(uniqueKeysWithValues: looseFormer.map { (former[$0], $0) })
      var isConsistent = true
      for offset in looseCurrent {
        if let place = places.removeValue(forKey: current[offset]) {
          counterparts[offset] = place
        } else if known.contains(current[offset]) {
          isConsistent = false
        }
      }
      leaving = looseFormer.filter { places[former[$0]] != nil }
      return isConsistent
    }
  }
}
