import StateFlow

// A cook reports: "I had ticked off two steps, set a timer, and changed the
// servings. Then I switched to bold print and had to start again." Find the
// causes in the stories and repair the program.
//
// 1. Switching between plain and bold print keeps the ticks, the servings, and
//    the timers.
// 2. In bold print, all of the recipe card's text is bold, and the names of the
//    steps are in capital letters, but the buttons above the card aren't bold.
//    In plain print, no text is bold.
// 3. "Next recipe" shows the next recipe with two servings, no ticks, and each
//    timer at five minutes, even if that recipe was shown before.
// 4. "Next recipe" keeps the print, plain or bold.
// 5. Each step has its own tick and its own timer, even if two steps have the
//    same name, and the kit reports no warnings.
// 6. You can tick off each step and undo that, set its timer from 1 to 60
//    minutes, and choose from 1 to 12 servings. The card shows the number of
//    ticks and the flour for the servings.
// 7. An update of the parent changes nothing.
// 8. Each CookMode on screen has its own recipe, entries, and print.

struct CookMode: View {
  @State private var number = 0
  @State private var isBold = false

  var body: some View {
    let _ = unfinished(
      """
      Delete this call to unfinished. Some tests will then fail and show you \
      the stories. Use them to find the causes, and repair the program.
      """)
    VStack {
      Button(isBold ? "Plain print" : "Bold print") { isBold.toggle() }
      Button("Next recipe") { number += 1 }
      RecipeCard(
        recipe: Recipe.all[number % Recipe.all.count], isBold: isBold
      )
      .id(number)
      .printed(bold: isBold)
    }
  }
}

extension View {
  /// Sets the font weight of a view and of everything inside it.
  @ViewBuilder func printed(bold isBold: Bool) -> some View {
    if isBold {
      font(.headline)
    } else {
      font(.body)
    }
  }
}

struct RecipeCard: View {
  let recipe: Recipe
  @State private var lines: [String]
  @State private var ticked: Set<String> = []
  @State private var servings = 2

  init(recipe: Recipe, isBold: Bool) {
    self.recipe = recipe
    _lines = State(initialValue: recipe.lines(bold: isBold))
  }

  var body: some View {
    VStack {
      Text(recipe.name)
      Text("Flour: \(servings * recipe.flour) g")
      Stepper("Servings: \(servings)", value: $servings, in: 1...12)
      ForEach(lines, id: \.self) { line in
        StepRow(line: line, ticked: $ticked)
      }
      Text("\(ticked.count) of \(lines.count) steps")
    }
  }
}

struct StepRow: View {
  let line: String
  @Binding var ticked: Set<String>
  @State private var minutes = 5

  var body: some View {
    Button(ticked.contains(line) ? "Undo \(line)" : line) {
      ticked.formSymmetricDifference([line])
    }
    Stepper("Timer: \(minutes) min", value: $minutes, in: 1...60)
  }
}

struct Recipe {
  let name: String
  /// The flour for one serving, in grams.
  let flour: Int
  let steps: [String]

  static let all = [
    Recipe(name: "Pancakes", flour: 60, steps: ["Whisk", "Wait", "Fry"]),
    Recipe(
      name: "Bread", flour: 120,
      steps: ["Knead", "Wait", "Fold", "Wait", "Bake"]),
  ]

  /// Returns the numbered steps. In bold print, their names are in capital
  /// letters.
  func lines(bold isBold: Bool) -> [String] {
    steps.indices.map { index in
      "\(index + 1). \(isBold ? steps[index].uppercased() : steps[index])"
    }
  }
}
