import WorkbookCore

extension Chapter {
  static let restaurantGuide = Chapter(
    "10-RestaurantGuide",
    title: "Restaurant guide",
    goal: "Combine the patterns: a list, filters, an order, settings with drafts, and a relaunch.",
    [
      Draft(
        "DisplayOrder",
        goal: "Decide which of two entries comes first, without contradictions.",
        minutes: 20,
        road: .practice,
        hints: [
          "What does each order return for two favorites? And what does it return if both entries "
            + "are the same?",
          "Look at both entries in each case. A favorite comes before another entry only if the "
            + "other one isn't a favorite. If the result is false in both directions, the sort "
            + "keeps the order of the two entries.",
          "Write a switch over self with three cases. Return first.name < second.name in the "
            + "first case, and first.isFavorite && !second.isFavorite in the second. Write the "
            + "third case in the same way as the second.",
        ]),
      Draft(
        "RestaurantFilter",
        goal: "Repair a list that is always one tap late.",
        minutes: 35,
        hints: [
          "Read the story of the first tap, and look at the list that is written. By which "
            + "maximum price was it filtered? Then check in at the place that is next. Which "
            + "rows' bodies run, and which row's body should have run, too?",
          "$maxPrice notifies its subscribers before the new value is stored, so the values that "
            + "they read from the guide are old. The list has to be filtered by the new value, "
            + "but only when a condition is set. And a row's body runs if its inputs change. "
            + "Which part of a row's title isn't determined by its inputs?",
          "Write @Published var maxPrice = 5 { didSet { update() } }, do the same for "
            + "checkInsOnly, and call update() in init instead of the subscriptions. Keep "
            + "toggleCheckIn as it is. Add let isNext: Bool to PlaceRow, pass it $0.id == "
            + "guide.next?.id, and use it in the title.",
        ]),
      Draft(
        "SettingsForm",
        goal: "Edit drafts, and write either all of them or none.",
        minutes: 30,
        hints: [
          "While the user edits the maximum price, how many copies of it are there? Which object "
            + "or view owns each copy?",
          "Declare a @State property for each of the three drafts, and bind the controls to these "
            + "properties. The drafts and the preferences are connected at only two moments: in "
            + "onAppear, and when \"Save\" is tapped.",
          "Write .onAppear { maxPrice = preferences.maxPrice } and Button(\"Save\") { "
            + "preferences.maxPrice = maxPrice; dismiss() }, and include all three values in both "
            + "closures. Write Button(\"Cancel\") { dismiss() }.",
        ]),
      Draft(
        "BookBallot",
        goal: "Predict which bodies of a list run, and which are skipped.",
        minutes: 25,
        points: 8,
        road: .practice,
        hints: [
          "Which views observe the ballot, and which views only have a reference to it? What does "
            + "a published property do if it is set to an equal value? And when is the closure of "
            + "onChange called: before the bodies run, or afterward?",
          "When the body of a screen runs, the new inputs of each child are compared with the "
            + "previous ones. If onChange writes something that a body depends on, the body runs a "
            + "second time in the same update, and its children are compared again. A row that "
            + "leaves the list is gone, so it isn't compared.",
          "Each vote and each tap on \"Apply\" writes to the ballot, so the body of BookBallot "
            + "runs because of .changed(\"ballot\"). \"Vote for Persuasion\" is the second vote, "
            + "so onChange writes maxPages: list BookBallot twice. In the first run, VoteCount and "
            + "one row run, and three children are skipped. In the second run, four children are "
            + "left, and all of them are skipped. A row that comes back runs because of "
            + ".firstAppearance.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4", "prediction5"]),
      Draft(
        "GuideScreen",
        goal: "Build the whole guide from its owner's requirements.",
        minutes: 45,
        points: 20,
        hints: [
          "Ask yourself three questions about each value: which code changes it, which views show "
            + "it, and how long does it have to last? And which values does a row show?",
          "The store decodes its notes in init, where it also sets aside what it can't read, and "
            + "encodes them in didSet. It computes the list from the edition and the notes. The "
            + "screen observes the store and passes each row its restaurant and two Bools. If a "
            + "row observed the store, its body would run whenever any note changed. For writing, "
            + "a row needs only the store in a let, or bindings. The sheet edits a draft in a "
            + "@State property.",
          "Save the notes in didSet { if let data = try? JSONEncoder().encode(notes) { "
            + "defaults.set(data, forKey: \"notes\") } }. In init, use the decoded notes in an if "
            + "let, and call defaults.setAside(\"notes\") in its else branch. In the row, declare "
            + "let store: GuideStore, and call "
            + "store.notes.favorites.formSymmetricDifference([restaurant.id]) in its menu. In the "
            + "sheet, write .onAppear { draft = store.notes.settings }.",
        ]),
      Draft(
        "TourCheck",
        goal: "Write a test that catches values that are stored in the wrong place.",
        minutes: 35,
        road: .practice,
        hints: [
          "For each value, where could a colleague have stored it instead? When would a visitor "
            + "notice the mistake: when a sheet opens again, when the list moves, or after a "
            + "restart?",
          "Give a later tour a star, and check the order before the setting is on. Change the "
            + "setting, cancel, and check the sheet again. Then save the setting, and give an "
            + "earlier tour a star. Restart, and check the stars, the order, and the sheet. In the "
            + "end, take a star away.",
          "Switch on \"Cellar\", and check with #expect(screen.list.row(0).shows(\"Attic\")). Tap "
            + "\"Settings\", call screen.toggle(\"Starred first\").toggle(), tap \"Cancel\", and "
            + "tap \"Settings\" again. Check with #expect(!screen.toggle(\"Starred "
            + "first\").isOn). Switch it on, tap \"Save\", and check with "
            + "#expect(!screen.sheet.exists) and that row 0 shows \"Cellar\". Switch on "
            + "\"Attic\", tap \"Restart\", and check with #expect(screen.toggle(\"Attic\").isOn). "
            + "Check that the sheet still shows the setting. Switch \"Attic\" off, and check both "
            + "rows.",
        ], kind: .test),
      Draft(
        "NearbyTrail",
        goal: "Keep the open screens in a path that buttons set and the scene restores.",
        minutes: 35,
        road: .practice,
        hints: [
          "Which value determines the open screens? Who writes it, and how long does it have to "
            + "last? What does it contain when a bistro closes?",
          "Pass NavigationStack a binding to a path of IDs. \"Home\" and \"Tip\" assign to the "
            + "path, so pass the binding on to the bistros' screens. Scene storage stores only "
            + "simple types, so store the path as text. Compute the path from the text, without "
            + "the bistros that the guide doesn't contain.",
          "Declare @SceneStorage(\"trail\") private var savedPath = \"\", and a computed property "
            + "path of the type Binding<[Int]>. It returns Binding(get: { ids }, set: { savedPath = "
            + "$0.map { \"\\($0)\" }.joined(separator: \",\") }), where ids stands for "
            + "savedPath.split(separator: \",\").compactMap { Int($0) }.filter { guide[$0] != nil }. "
            + "In an action, write path.wrappedValue = guide.tip. For the field, declare "
            + "@SceneStorage(\"name\") private var name = \"\" and @FocusState private var "
            + "isNameFocused: Bool, and write .focused($isNameFocused) after it.",
        ]),
    ])
}
