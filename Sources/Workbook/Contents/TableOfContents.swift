import WorkbookCore

/// The chapters and exercises of the workbook.
///
/// Each chapter has a line in this file, and a file next to this one that lists its exercises with
/// their goals, points, and hints. `workbook new` writes both, and `workbook verify` reports
/// missing entries.
package enum TableOfContents {
  /// The chapters, in order.
  package static let chapters: [Chapter] = [
    .viewState,
    .bindings,
    .valuesAndReferences,
    .boxing,
    .observableObjects,
    .ownership,
    .environmentInjection,
    .stores,
    .persistence,
    .restaurantGuide,
    .modernObservation,
    .asyncState,
  ]

  /// The exercises in all chapters, in order.
  package static var exercises: [Exercise] { chapters.flatMap(\.exercises) }
}
