import StateFlow

// A cook reports: "I had checked off two steps and set the servings to three.
// Then I switched to bold print and had to start again." Find the cause in the
// story and repair the program. Switching between plain and bold print must not
// reset the ticks or the servings. Everything else must stay as it is: bold
// print applies to the whole recipe card, "Next recipe" keeps the chosen style
// and shows a recipe with no ticks and two servings, and each CookMode on
// screen is independent.

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
      RecipeCard(recipe: Recipe.all[number % Recipe.all.count])
        .id(number)
        .printed(bold: isBold)
    }
  }
}

extension View {
  /// Sets the text weight of a view and of everything inside it.
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
  @State private var ticked: Set<String> = []
  @State private var servings = 2

  var body: some View {
    VStack {
      Text(recipe.name)
      Text("Flour: \(servings * recipe.flour) g")
      Stepper("Servings: \(servings)", value: $servings, in: 1...12)
      ForEach(recipe.steps, id: \.self) { step in
        Button(ticked.contains(step) ? "Undo \(step)" : step) {
          ticked.formSymmetricDifference([step])
        }
      }
      Text("\(ticked.count) of \(recipe.steps.count) steps")
    }
  }
}

struct Recipe {
  let name: String
  /// The flour for one serving, in grams.
  let flour: Int
  let steps: [String]

  static let all = [
    Recipe(name: "Pancakes", flour: 60, steps: ["Whisk", "Wait", "Fry"]),
    Recipe(name: "Bread", flour: 120, steps: ["Knead", "Wait", "Bake"]),
  ]
}
