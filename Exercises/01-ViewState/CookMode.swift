import StateFlow

// A cook reports: "I had ticked off two steps, set a timer, and changed the
// servings. Then I switched to bold print and had to start again." Find the
// cause in the story and repair the program. Switching between plain and bold
// print must not reset anything that the cook has entered. Everything else must
// stay as it is: "Next recipe" keeps the print, plain or bold, but resets the
// ticks, servings, and timers, even for a recipe that was shown before.

struct CookMode: View {
  @State private var number = 0
  @State private var isBold = false

  var body: some View {
    let _ = unfinished(
      """
      Delete this call to unfinished. Some tests will then fail and show you \
      the story. Use the story to find the cause, and repair the program.
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
