extension Chapter {
  static let persistence = Chapter(
    "09-Persistence",
    title: "Persistence",
    goal: "«write: what it teaches, in one line»",
    [
      Draft(
        "UserDefault",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "RegisteredDefaults",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "DisplayOrderSetting",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "SettingsStore",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "PublishedSettings",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "Migration",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
    ])
}
