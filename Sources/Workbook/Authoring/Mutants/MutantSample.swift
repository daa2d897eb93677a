/// A reproducible sample of mutants, spread evenly over the exercises.
enum MutantSample {
  /// Returns a sample of the mutants of each exercise.
  ///
  /// Within an exercise, the choice depends only on the mutants' code and not on their positions,
  /// so it changes little when the solution changes.
  ///
  /// - Parameters:
  ///   - count: The number of mutants to choose.
  ///   - mutants: The mutants of each exercise.
  static func of(_ count: Int, from mutants: [[Mutant]]) -> [[Mutant]] {
    zip(mutants, quotas(count, sizes: mutants.map(\.count))).map { mutants, quota in
      let chosen = Set(mutants.map(\.digest).sorted().prefix(quota))
      return mutants.filter { chosen.contains($0.digest) }
    }
  }

  /// Returns each group's share of a number that is distributed evenly over the groups. No group's
  /// share exceeds the group's size.
  static func quotas(_ count: Int, sizes: [Int]) -> [Int] {
    var quotas = sizes.map { _ in 0 }
    var rest = min(count, sizes.reduce(0, +))
    while rest > 0 {
      let open = sizes.indices.filter { quotas[$0] < sizes[$0] }
      let before = rest
      for (position, index) in open.enumerated() {
        let share = (position + 1) * before / open.count - position * before / open.count
        let taken = min(share, sizes[index] - quotas[index])
        quotas[index] += taken
        rest -= taken
      }
    }
    return quotas
  }
}
