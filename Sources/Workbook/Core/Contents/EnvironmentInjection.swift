extension Chapter {
  static let environmentInjection = Chapter(
    "07-EnvironmentInjection",
    title: "Environment injection",
    goal: "Handing down without handing along: @Environment and @EnvironmentObject.",
    [
      Draft(
        "CalendarCard",
        goal: "Read what a place decides, and only what you show.",
        hints: [
          "A body runs again when something that it reads has changed. Which of the three views "
            + "reads what?",
          "Each line declares what it needs, such as @Environment(\\.locale) private var locale, "
            + "and the card declares nothing and passes on nothing but the date.",
          "In DayLine: locale, calendar and timeZone from the environment, and Text(words(for: "
            + "date, locale, calendar, timeZone)). In SkyLine: colorScheme, and Text(colorScheme "
            + "== .dark ? \"Moon\" : \"Sun\").",
        ]),
      Draft(
        "ThemeKey",
        goal: "Make a value of your own that the nearest view above decides.",
        hints: [
          "EnvironmentValues keeps values by keys. Which key is this one's? And when only the "
            + "color is set, where does the rest of the theme come from?",
          "The property reads and writes self[ThemeKey.self]; both modifiers are made of "
            + "environment(_:_:). Its first argument is a key path, which may lead into the theme.",
          "get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue }, "
            + "environment(\\.theme, theme), environment(\\.theme.color, color), and a Text with "
            + ".foregroundColor(theme.color).bold(theme.isBold).",
        ]),
      Draft(
        "SharedProfile",
        goal: "Let two views meet in an object that neither of them makes.",
        hints: [
          "An object is found by its type. There are two of one type here: where must each be "
            + "injected, so that neither hides the other?",
          "SharedProfile owns both, with @StateObject, and injects each into one desk. The form "
            + "and the badge make nothing: @EnvironmentObject private var profile: Profile.",
          "Section(\"Left\") { Desk().environmentObject(ada) }, the same on the right with alan, "
            + "and in the form TextField(\"First name\", text: $profile.firstName).",
        ]),
      Draft(
        "SettingsSheet",
        goal: "Inject at the level that has everybody who asks inside it.",
        hints: [
          "A sheet inherits from the place where its modifier stands. Is that inside what you "
            + "inject into?",
          "SettingsSheet owns the settings and injects them into BreadList; the sheet modifier is "
            + "in the body of BreadList. The form asks with @EnvironmentObject, and has no default.",
          "BreadList(breads: breads).environmentObject(settings); in BreadList "
            + ".sheet(isPresented: $showsSettings) { SettingsForm() }; in the form "
            + "Toggle(\"Show prices\", isOn: $settings.showsPrices) and dismiss() from "
            + "@Environment(\\.dismiss).",
        ]),
      Draft(
        "Surroundings",
        goal: "Build an environment: keyed by type, with defaults, a copy for each place inside.",
        hints: [
          "What in Swift can be a key of a dictionary and stands for a type? And which kinds of "
            + "values are copied when they are handed on?",
          "Keep a [ObjectIdentifier: Any], by ObjectIdentifier(key). Ask first whether there is a "
            + "value, then cast it: a cast of nothing to an optional type succeeds. An object can "
            + "be kept under ObjectIdentifier(Object.self).",
          "guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }; "
            + "return value as! Key.Value. A child is var inner = self; change(&inner); return "
            + "inner.",
        ]),
    ])
}
