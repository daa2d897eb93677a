extension Chapter {
  static let modernObservation = Chapter(
    "11-ModernObservation",
    title: "Modern observation",
    goal: "«write: what it teaches, in one line»",
    [
      Draft(
        "MigratedStore",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "FineGrained",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "TrackingLoop",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "ObservableEnvironment",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
    ])
}
