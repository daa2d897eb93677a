extension Chapter {
  static let restaurantGuide = Chapter(
    "10-RestaurantGuide",
    title: "Restaurant guide",
    goal: "Combine the patterns: a list, filters, an order, settings with drafts, a relaunch.",
    [
      Draft(
        "DisplayOrder",
        goal: "Decide which of two entries comes first, without contradictions.",
        hints: [
          "What does each order return for two favorites? And for an entry and itself?",
          "Look at both entries in each case. A favorite comes before another entry only if the "
            + "other one isn't a favorite. If the result is false both ways, the sort keeps the "
            + "order.",
          "A switch over self with three cases: first.name < second.name for the first, "
            + "first.isFavorite && !second.isFavorite for the second, and the third in the same "
            + "way.",
        ]),
      Draft(
        "RestaurantFilter",
        goal: "Repair a list that is always one tap late.",
        hints: [
          "Read the story of the first tap, and look at the list that is written. Which maximum "
            + "price was it filtered by? When does the guide filter, and what can it read then?",
          "$maxPrice notifies its subscribers before the property is stored, so the values that "
            + "they read from the guide are old. And does the list have to be stored at all? It "
            + "follows from the other three properties.",
          "Replace the stored list with a computed one, var shown: [Place] { places.filter { … } "
            + "}, and delete update() and the subscriptions. The published properties announce "
            + "each change. Or keep the list, and update it in their didSet.",
        ]),
      Draft(
        "SettingsForm",
        goal: "Edit drafts, and write either all of them or none.",
        hints: [
          "While the user edits the maximum price, how many values are there for it? Which object "
            + "or view owns each of them?",
          "Declare a @State property for each of the three, and bind the controls to these. The "
            + "drafts are connected with the preferences at two moments: in onAppear, and when "
            + "Save is tapped.",
          ".onAppear { maxPrice = preferences.maxPrice }, Button(\"Save\") { preferences.maxPrice "
            + "= maxPrice; dismiss() }, each for all three values, and Button(\"Cancel\") { "
            + "dismiss() }.",
        ]),
      Draft(
        "BookBallot",
        goal: "Predict which bodies of a list run, and which are skipped.",
        points: 8,
        hints: [
          "Which views observe the ballot, and which ones only hold a reference to it? What does a "
            + "published property do if its value stays the same?",
          "When the body of a screen runs, the new inputs of each child are compared with the "
            + "previous ones. Go through the children one by one: what is different? A row that "
            + "leaves the list is gone, so it isn't compared.",
          "A vote, the second vote, and Apply write the ballot, which BookBallot observes: its "
            + "body runs because of .changed(\"ballot\"). After the second vote, no child has a "
            + "new input, so all five are skipped. Changing the draft runs only PageLimit. A row "
            + "that comes back runs because of .firstAppearance.",
        ]),
      Draft(
        "GuideScreen",
        goal: "Build the whole guide from its owner's requirements.",
        points: 20,
        hints: [
          "Ask three questions about each value: which code decides it, which view shows it, and "
            + "how long does it have to last? And about a row: which values does it show?",
          "The store decodes its notes in init, where it also sets aside what it can't read, and "
            + "encodes them in didSet. It computes the list from the edition and the notes. The "
            + "screen observes the store, and passes each row its "
            + "restaurant and two Bools. A row that observed the store would run for every note. "
            + "To write, a let or bindings are enough. The sheet edits a @State draft.",
          "didSet { if let data = try? JSONEncoder().encode(notes) { defaults.set(data, forKey: "
            + "\"notes\") } }. In init, an if let for the decoded notes, and in its else "
            + "defaults.setAside(\"notes\"). In the row, let store: GuideStore, and in its menu "
            + "store.notes.favorites.formSymmetricDifference([restaurant.id]). In the sheet, "
            + ".onAppear { draft = store.notes.settings }.",
        ]),
      Draft(
        "TourCheck",
        goal: "Write the test that notices values that are stored in the wrong place.",
        hints: [
          "For each value, where could a colleague have stored it instead? When would a visitor "
            + "notice: when a sheet opens again, when the list moves, or after a restart?",
          "Change the setting, cancel, and check the sheet again. Then save the setting, and add "
            + "several stars while the tours with a star come first, beginning with a later tour. "
            + "Restart after the last star, and check the stars.",
          "Tap \"Settings\", call screen.toggle(\"Starred first\").toggle(), tap \"Cancel\" and "
            + "\"Settings\", and check with #expect(!screen.toggle(\"Starred first\").isOn). "
            + "Switch it on, tap \"Save\", switch on \"Cellar\" and then \"Bridge\", and check "
            + "with #expect(screen.list.row(0).shows(\"Bridge\")). Tap \"Restart\", and check with "
            + "#expect(screen.toggle(\"Cellar\").isOn).",
        ], kind: .test),
    ])
}
