/// What the workbook holds, in order.
///
/// A chapter is a line here, and a file beside this one with its exercises, their goals, points
/// and hints. `workbook new` writes both, and `workbook verify` says what is missing.
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
  ]

  /// The exercises of all chapters, in order.
  package static var exercises: [Exercise] { chapters.flatMap(\.exercises) }
}
