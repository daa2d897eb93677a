extension Chapter {
  static let restaurantGuide = Chapter(
    "10-RestaurantGuide",
    title: "Restaurant guide",
    goal: "The patterns together: a list, filters, an order, settings with drafts, and a relaunch.",
    [
      Draft(
        "DisplayOrder",
        goal: "Say of two entries which has to stand first, without contradicting yourself.",
        hints: [
          "What does each order say of two favorites, and of an entry and itself?",
          "Look at both entries in each case. A favorite stands before another entry only if that "
            + "one is none. Where the answer is \"no\" both ways, the sort keeps the order.",
          "A switch over self with three lines: first.name < second.name for the first, "
            + "first.isFavorite && !second.isFavorite for the second, and the third likewise.",
        ]),
      Draft(
        "RestaurantFilter",
        goal: "Combine conditions of which each can be switched off.",
        hints: [
          "What has to be true of a restaurant without a check-in, when checkInsOnly is off?",
          "Both conditions have to hold. The one about check-ins holds for everybody while it is "
            + "switched off. min and max bring a number into a range.",
          "(restaurant.isCheckedIn || !checkInsOnly) && restaurant.price <= maxPrice; in init "
            + "min(max(maxPrice, 1), 5); and restaurants.filter(admits).",
        ]),
      Draft(
        "SettingsForm",
        goal: "Edit drafts, and write them all at once or not at all.",
        hints: [
          "How many values are there for the highest price, while somebody edits it? Who owns "
            + "which?",
          "A @State for each of the three, and the controls bound to those. Two moments connect "
            + "them with the preferences: onAppear, and a tap on Save.",
          ".onAppear { maxPrice = preferences.maxPrice }, Button(\"Save\") { preferences.maxPrice "
            + "= maxPrice; dismiss() }, each for all three, and Button(\"Cancel\") { dismiss() }.",
        ]),
      Draft(
        "GuideScreen",
        goal: "Put the patterns together: what is decided is shown, and still there tomorrow.",
        hints: [
          "Ask three questions of each value: who decides it, who shows it, and how long it has to "
            + "last? And of a row: which values does it show?",
          "The store decodes its notes in init, which sets aside what it cannot read, and encodes "
            + "them in didSet. The screen observes the store and gives each row its restaurant and two "
            + "Bools. A row that observed the store would run for each note; a let, or bindings, are "
            + "enough to write.",
          "didSet { if let data = try? JSONEncoder().encode(notes) { defaults.set(data, forKey: "
            + "\"notes\") } }; in init an if let for what was decoded, and in its else "
            + "defaults.setAside(\"notes\"). In the row a let store: GuideStore, and in its menu "
            + "store.notes.favorites.formSymmetricDifference([restaurant.id]).",
        ]),
    ])
}
