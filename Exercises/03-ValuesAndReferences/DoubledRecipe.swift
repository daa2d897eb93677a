import Observation
import StateFlow

// A baker reports: "I tap 'Double', but the amounts stay the same until I tap
// something else. And if I duplicate a recipe and double the copy, the original
// is doubled, too."
//
// Find out why, and fix it. A duplicate must have its own amounts, and each row
// whose amounts are doubled must show the new amounts immediately.
// Everything else must stay as it is: rolls share the amounts of the recipe
// they're made from, so doubling one of the two doubles the other, too. The
// buttons work as they do now, open rows stay open, and no additional bodies
// run. Changing one recipe must not run the body of a row with other amounts.
// Don't add state.

final class Amounts {
  var flour: Int
  var water: Int

  init(flour: Int, water: Int) { (self.flour, self.water) = (flour, water) }

  func double() {
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
    let _ = unfinished(
      """
      Make each row show its recipe's current amounts, and let a recipe share \
      them only with its rolls. Then delete this call to unfinished.
      """)
    VStack {
      Text("Recipes: \(recipes.count)")
      Button("Duplicate the last one") { duplicate() }
      Button("Rolls from the last one") { addRolls() }
      ForEach($recipes) { RecipeRow(recipe: $0) }
    }
  }

  private func duplicate() {
    guard let last = recipes.last else { return }
    recipes.append(
      Recipe(id: last.id + 1, title: "\(last.title)+", amounts: last.amounts))
  }

  private func addRolls() {
    guard let last = recipes.last else { return }
    recipes.append(
      Recipe(
        id: last.id + 1, title: "\(last.title) rolls", amounts: last.amounts))
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
