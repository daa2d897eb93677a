extension Chapter {
  static let viewState = Chapter(
    "01-ViewState",
    title: "View state",
    goal: "The value outlives the view: @State and identity.",
    [
      Draft(
        "TapCounter",
        goal: "Keep a count while the view that shows it is made anew.",
        hints: [
          "A view's structure is made anew for each update. Where can a number stay meanwhile?",
          "Declare the count with @State, in the view, with 0 as its initial value. Reading it in "
            + "the body is what makes the body run when it is written.",
          "@State private var count = 0, a Text(\"\\(count)\"), and three buttons of the form "
            + "Button(\"Add one\") { count += 1 }.",
        ]),
      Draft(
        "FavoritesList",
        goal: "Keep the choice, and compute what follows from it.",
        hints: [
          "Two things seem to change: what is chosen and what is listed. Which of them follows "
            + "from the other?",
          "Only the choice is state: a Bool. The products are the parent's; compute the shown "
            + "ones from both, and the button's title too.",
          "showsFavoritesOnly ? products.filter(\\.isFavorite) : products, given to List(…) { "
            + "product in Text(product.name) }, and showsFavoritesOnly.toggle() in the button.",
        ]),
      Draft(
        "TabbedDraft",
        goal: "Give a text to the view that stays while its field comes and goes.",
        hints: [
          "When a tab is left, its views disappear, and their states with them. Which view is on "
            + "screen all the time?",
          "Keep both the chosen tab and the draft as states of TabbedDraft. A field takes the "
            + "place of a value: TextField(\"Message\", text: $draft).",
          "A row of buttons from ForEach(MailTab.allCases, id: \\.self), then switch tab { case "
            + ".compose: TextField(\"Message\", text: $draft) … }.",
        ]),
      Draft(
        "FixedDecimals",
        goal: "Show a value with a chosen number of decimals, and never change it.",
        hints: [
          "There are four cases. Which of them has to be asked for first, whatever the value is?",
          "The entry comes first, then isNaN and isInfinite; what is left is a number, to be "
            + "formatted with a fraction length, no grouping, and the locale.",
          "value.formatted(.number.precision(.fractionLength(decimals)).grouping(.never)"
            + ".locale(locale))",
        ]),
      Draft(
        "NewGame",
        goal: "Decide when a view is the same view, and when it starts afresh.",
        hints: [
          "What must be the same for the board to be the same board? What must differ for it to be "
            + "a new one?",
          "A condition inside a modifier's argument keeps the identity; another value in .id(_:) "
            + "ends it. The color is the first kind, the game the second.",
          "Board().foregroundColor(isBlue ? .blue : .black).id(game), with game += 1 in one button "
            + "and isBlue.toggle() in the other.",
        ]),
    ])
}
