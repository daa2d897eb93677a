extension Chapter {
  static let restaurantGuide = Chapter(
    "10-RestaurantGuide",
    title: "Restaurant guide",
    goal: "«write: what it teaches, in one line»",
    [
      Draft(
        "DisplayOrder",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "RestaurantFilter",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "SettingsForm",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
      Draft(
        "GuideScreen",
        goal: "«write: what it is about, in one line»",
        hints: [
          "«write: a question»",
          "«write: a pointer»",
          "«write: nearly the code»",
        ]),
    ])
}
