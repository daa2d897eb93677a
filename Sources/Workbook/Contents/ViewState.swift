import WorkbookCore

extension Chapter {
  static let viewState = Chapter(
    "01-ViewState",
    title: "View state",
    goal: "Keep values alive while views are recreated: @State and identity.",
    [
      Draft(
        "TapCounter",
        goal: "Keep a count while the view that shows it is recreated.",
        minutes: 20,
        hints: [
          "A view's struct is recreated for each update. Where can you store a number that has to "
            + "survive these updates?",
          "Declare the count in the view with @State and an initial value of 0. Because the body "
            + "reads the count, writing the count makes the body run again.",
          "Declare @State private var count = 0. Show the count with Text(\"\\(count)\"), and add "
            + "three buttons of the form Button(\"Add one\") { count += 1 }.",
        ]),
      Draft(
        "FavoritesList",
        goal: "Store what the user chose, and compute everything that follows from it.",
        minutes: 25,
        hints: [
          "Two things seem to change: the user's choice and the list. Which of them follows from "
            + "the other?",
          "Only the choice is state: a Bool. The products come from the parent. From the choice "
            + "and the products, compute the list to show and the button's title.",
          "Declare @State private var showsFavoritesOnly = false. Write Button(showsFavoritesOnly "
            + "? \"Show all\" : \"Show favorites\") { showsFavoritesOnly.toggle() } and "
            + "List(showsFavoritesOnly ? products.filter(\\.isFavorite) : products) { product in "
            + "Text(product.name) }.",
        ]),
      Draft(
        "TabbedDraft",
        goal: "Store a draft in the view that stays on screen while the text field comes and goes.",
        minutes: 25,
        road: .practice,
        hints: [
          "When the user leaves a tab, its views disappear, and their state with them. Which view "
            + "stays on screen all the time?",
          "Store both the selected tab and the draft in the state of TabbedDraft, and pass the "
            + "text field a binding to the draft: TextField(\"Message\", text: $draft).",
          "Create the buttons with ForEach(MailTab.allCases, id: \\.self) { tab in "
            + "Button(tab.rawValue) { self.tab = tab } }. Below them, write switch tab { case "
            + ".compose: TextField(\"Message\", text: $draft) … }.",
        ]),
      Draft(
        "FixedDecimals",
        goal: "Show a value with a chosen number of decimals without changing the value.",
        minutes: 25,
        road: .practice,
        hints: [
          "There are four cases. Which of them do you have to check first, no matter what the "
            + "value is?",
          "Check the entry first, then isNaN, and then isInfinite. Format any other value with a "
            + "fraction length, no grouping, and the locale.",
          "Format the value with "
            + "value.formatted(.number.precision(.fractionLength(decimals)).grouping(.never).locale(locale)). "
            + "Write the first button as Button(\"Fewer decimals\") { decimals = max(0, decimals "
            + "- 1) }, and the second one in the same way.",
        ]),
      Draft(
        "NewGame",
        goal: "Control whether a view keeps its state or starts over.",
        minutes: 20,
        hints: [
          "What has to stay the same for the board to keep its state? What has to change for it "
            + "to start over?",
          "A condition inside a modifier's argument keeps the view's identity. A new value in "
            + ".id(_:) gives the view a new identity, so its state starts over. Use the first for "
            + "the color and the second for the game.",
          "Write Board().foregroundColor(isBlue ? .blue : .black).id(game). In the action of one "
            + "button, write game += 1, and in the other one, isBlue.toggle().",
        ]),
      Draft(
        "CableCar",
        goal: "Predict which bodies an update runs, and which it skips.",
        minutes: 20,
        points: 8,
        hints: [
          "Before each tap, ask yourself what the last run of the station's body read. Which of "
            + "these properties does the action change? And after the tap, which values does the "
            + "body pass to its children?",
          "Each written value is compared with the value that it replaces, but the body runs once, "
            + "when the action is over. In a || b, Swift evaluates b only if a is false. A view "
            + "with a new ID is a new view, and so is everything inside it.",
          "\"Test ride\" changes rides twice, but the ID is 0 again when the body runs. When you "
            + "tap \"Fog\", the last run has read all three properties. When you tap \"Bus\" and "
            + "\"Sun\", it has read only isFoggy and rides. Eight people are still waiting in the "
            + "sun: which input does the sign have before the tap, and which one after it?",
        ],
        predictions: ["prediction1", "prediction2", "prediction3", "prediction4"]),
      Draft(
        "CookMode",
        goal: "Use the story to find out why a view forgets its state, and fix the problem.",
        minutes: 30,
        hints: [
          "Check off a step, switch to bold print, and read the story. Which body runs for the "
            + "first time, although the recipe was on screen all along?",
          "A view whose body runs for the first time has a different identity from the view that "
            + "it replaced. Which part of the recipe card's identity changes when you switch to "
            + "bold print? After you fix that, check which of the card's values still come from "
            + "the other print, and what the ID of each row depends on.",
          "Move the condition into the argument, as in font(isBold ? .headline : .body). The "
            + "card then keeps its state, so its initializer no longer updates the lines. Compute "
            + "them instead. The lines change with the print, and two steps can have the same "
            + "name, so identify a step by its index, both in the ticks and in ForEach.",
        ]),
      Draft(
        "DoorCheck",
        goal: "Write a test that catches counts that are forgotten, shared, or mixed up.",
        minutes: 25,
        hints: [
          "What would a doorkeeper do in the first minute, and what would the doorkeeper check "
            + "after each step? Which of the numbers on screen would be wrong if the program "
            + "contained a mistake?",
          "Give each door a different number, and check both. Then change the color, and check "
            + "them again. After \"New day\", check the total, and keep counting at both doors, "
            + "because the old numbers may be hidden rather than reset.",
          "Tap \"North +2\", \"South +2\", \"South +1\", and \"Change color\". Check with "
            + "#expect(screen.shows(\"North: 2\")) and #expect(screen.shows(\"South: 3\")). Then "
            + "tap \"New day\", and check for \"Total: 0\". Finally, tap \"North +1\" and \"South "
            + "+1\", and check for \"Total: 2\".",
        ], kind: .test),
    ])
}
