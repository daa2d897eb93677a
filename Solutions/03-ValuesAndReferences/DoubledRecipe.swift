import Observation
import StateFlow

// A baker reports: "I tap 'Double', but the amounts stay the same until I tap
// something else. And if I duplicate a recipe and double the copy, the original
// is doubled, too."
//
// Find out why, and fix it. Each recipe must have its own amounts, and the
// effect of "Double" must show immediately in the row that was tapped.
// Everything else works and must stay that way: the buttons work as they do
// now, open rows stay open, and no additional bodies run. Changing one recipe
// must not run the body of another recipe's row. Don't add other state.

// A recipe is a value only if all of its parts are. As a class, the amounts
// were shared by all copies, and doubling them wrote no state.
struct Amounts {
  var flour: Int
  var water: Int

  mutating func double() {
    flour *= 2
    water *= 2
  }
}

struct Recipe: Identifiable {
  let id: Int
  var title: String
  var amounts: Amounts
}

struct DoubledRecipe: View {
  @State private var recipes = [
    Recipe(id: 1, title: "Bread", amounts: Amounts(flour: 100, water: 60)),
    Recipe(id: 2, title: "Pizza", amounts: Amounts(flour: 80, water: 50)),
  ]

  var body: some View {
    VStack {
      Text("Recipes: \(recipes.count)")
      Button("Duplicate the last one") { duplicate() }
      ForEach($recipes) { RecipeRow(recipe: $0) }
    }
  }

  private func duplicate() {
    guard let last = recipes.last else { return }
    recipes.append(
      Recipe(id: last.id + 1, title: "\(last.title)+", amounts: last.amounts))
  }
}

struct RecipeRow: View {
  @Binding var recipe: Recipe
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("\(recipe.title): \(recipe.amounts.flour) g of flour")
      if isOpen { Text("\(recipe.title): \(recipe.amounts.water) g of water") }
      Button("\(isOpen ? "Close" : "Open") \(recipe.title)") { isOpen.toggle() }
      Button("Double \(recipe.title)") { recipe.amounts.double() }
      Button("Star \(recipe.title)") { recipe.title += "*" }
    }
  }
}
