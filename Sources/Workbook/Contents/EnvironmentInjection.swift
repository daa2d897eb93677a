import WorkbookCore

extension Chapter {
  static let environmentInjection = Chapter(
    "07-EnvironmentInjection",
    title: "Environment injection",
    goal: "Share values without passing them through: @Environment and @EnvironmentObject.",
    [
      Draft(
        "CalendarCard",
        goal: "Read only the environment values that you show.",
        minutes: 20,
        hints: [
          "A body runs again when something that it read changes. What does each of the three "
            + "views have to read?",
          "Each line declares what it needs, as in @Environment(\\.locale) private var locale. The "
            + "card declares no such property, and passes only the date to its lines.",
          "In DayLine, declare locale, calendar, and timeZone from the environment, and write "
            + "Text(words(for: date, locale, calendar, timeZone)). In SkyLine, declare "
            + "colorScheme, and write Text(colorScheme == .dark ? \"Moon\" : \"Sun\").",
        ]),
      Draft(
        "ThemeKey",
        goal: "Define your own environment value, and modifiers that set it.",
        minutes: 20,
        road: .practice,
        hints: [
          "EnvironmentValues stores values by key. Which key do you need here? If a view sets "
            + "only the color, where does the rest of the theme come from?",
          "The property reads and writes self[ThemeKey.self]. Both modifiers call "
            + "environment(_:_:). The first argument is a key path, which can end at a property of "
            + "the theme.",
          "For the property, write get { self[ThemeKey.self] } set { self[ThemeKey.self] = "
            + "newValue }. In the modifiers, call environment(\\.theme, theme) and "
            + "environment(\\.theme.color, color). In Heading, show a Text with "
            + ".foregroundColor(theme.color).bold(theme.isBold).",
        ]),
      Draft(
        "SharedProfile",
        goal: "Let two views share an object that neither of them creates.",
        minutes: 25,
        hints: [
          "An object is found by its type, but these two profiles have the same type. Where do "
            + "you have to inject each of them so that neither hides the other?",
          "SharedProfile owns both profiles with @StateObject and injects each into one desk. The "
            + "form and the badge create nothing. They declare @EnvironmentObject private var "
            + "profile: Profile.",
          "For the left desk, write Section(\"Left\") { Desk().environmentObject(ada) }. Do the "
            + "same for the right one with alan. In the form, write TextField(\"First name\", "
            + "text: $profile.firstName), and another one for the last name.",
        ]),
      Draft(
        "SettingsSheet",
        goal: "Inject an object above every view that needs it, including sheets.",
        minutes: 30,
        hints: [
          "A sheet inherits the environment of its sheet modifier. Is this modifier inside the "
            + "view that you inject the settings into?",
          "SettingsSheet owns the settings and injects them into BreadList. The sheet modifier "
            + "belongs in the body of BreadList. The form reads the settings with "
            + "@EnvironmentObject, which has no default.",
          "In SettingsSheet, write BreadList(breads: breads).environmentObject(settings). In "
            + "BreadList, write .sheet(isPresented: $showsSettings) { SettingsForm() }. In the "
            + "form, write Toggle(\"Show prices\", isOn: $settings.showsPrices), and dismiss it "
            + "with dismiss() from @Environment(\\.dismiss).",
        ]),
      Draft(
        "Surroundings",
        goal: "Build an environment that finds values by type, has defaults, and is copied for "
          + "each level.",
        minutes: 30,
        road: .deeper,
        hints: [
          "What represents a type in Swift, and can be the key of a dictionary? Which kinds of "
            + "values are copied when you pass them on?",
          "Store the values in an [ObjectIdentifier: Any], under ObjectIdentifier(key). Check "
            + "whether there is a value before you cast it, because casting a missing value to an "
            + "optional type succeeds. You can store an object under "
            + "ObjectIdentifier(Object.self).",
          "In the getter, write guard let value = values[ObjectIdentifier(key)] else { return "
            + "Key.defaultValue }; return value as! Key.Value. In child, write var inner = self; "
            + "change(&inner); return inner.",
        ]),
      Draft(
        "StormWarning",
        goal: "Predict which bodies a change to the environment runs.",
        minutes: 25,
        points: 8,
        hints: [
          "For each flag, each bridge, and the lifeboat, write down the wind around it before and "
            + "after the tap. Which of these bodies read the wind in their last run, and which "
            + "voyage does each bridge find?",
          "A modifier applies to everything before it, so the first of two modifiers is the nearer "
            + "one. If the wind around a view changes, the view's body runs only if that body has "
            + "read the wind, and in a && b, Swift evaluates b only if a is true. If a parent's "
            + "body runs, each child with the same inputs is skipped, unless it runs for another "
            + "reason.",
          "The wind below deck is always 1, and behind the funnel, it's never more than 7. A "
            + "bridge reads the wind only if its voyage's knots aren't 0. So before \"Faster\", no "
            + "bridge has read the wind, and after \"Faster\", the ship's bridge has. The lifeboat "
            + "stands still: each time that the lifeboat's body runs, its bridge is skipped.",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "LendingLibrary",
        goal: "Find out why a view doesn't follow an object in the environment.",
        minutes: 35,
        road: .practice,
        hints: [
          "Borrow a book and read the story. The body of LendingLibrary runs, but the counter and "
            + "the rows are skipped. What would each of them have to depend on in order to run?",
          "Reading an object by its key doesn't observe it. But not every view should observe the "
            + "loans. A row depends only on whether its own book can be borrowed, and the list in "
            + "the sheet on the loans as they were when the sheet was opened. Which bodies have to "
            + "run when the loans change?",
          "LendingLibrary observes the loans, so let it pass the counter a number and each row a "
            + "Bool. Both depend on whether the reader is signed in. In the sheet, copy the titles "
            + "to @State, for example in onAppear, and move the two buttons to a separate view "
            + "that declares the loans as an @ObservedObject.",
        ]),
      Draft(
        "LanguageCheck",
        goal: "Write a test that catches values that reach too many views or too few.",
        minutes: 25,
        road: .practice,
        hints: [
          "The museum sets a language, and the café may set another one. Which signs are in the "
            + "café, and is the menu in the café, too? When can you tell the two languages apart?",
          "Use both toggles together, so that the two languages are different, and check a sign in "
            + "each area. Then switch both off, and check the café again: it must follow the "
            + "museum as before. Open the menu while the café is in French.",
          "Call screen.toggle(\"Swedish\").toggle() and screen.toggle(\"French café\").toggle(). "
            + "Check with #expect(screen.shows(\"Hall: Swedish\")) and "
            + "#expect(screen.shows(\"Door: French\")). Then switch both toggles off, and check "
            + "with #expect(screen.shows(\"Door: English\")). Finally, switch on \"French café\", "
            + "tap \"Menu\", and check with #expect(screen.shows(\"Menu: French\")). Tap "
            + "\"Close\", and check with #expect(!screen.sheet.exists).",
        ], kind: .test),
    ])
}
