/// What the workbook holds, in order.
///
/// A chapter is a line here, and a file beside this one with its exercises, their goals, points
/// and hints. `workbook new` writes both, and `workbook verify` says what is missing.
public enum TableOfContents {
  /// The chapters, in order.
  public static let chapters: [Chapter] = [
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
  public static var exercises: [Exercise] { chapters.flatMap(\.exercises) }
}
