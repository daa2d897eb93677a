import StateFlow

// A baker reports: "I tap 'Double', but the amounts stay the same until I tap
// something else. If I duplicate a recipe and double the copy, the original is
// doubled, too. And 'Revert' brings back the titles, but not the amounts." Find
// out why, and repair the program.
//
// 1. "Double" doubles both amounts of a recipe, and each row whose amounts
//    change shows the new ones immediately, whether it's open or closed.
// 2. "Duplicate the last one" adds a recipe with the same amounts as the last
//    one. Doubling one of the two doesn't change the other.
// 3. "Revert" restores the recipes exactly as they were when they were last
//    saved, each time you tap it. If none have been saved, it does nothing.
// 4. "Rolls from the last one" adds a recipe that shares its amounts with the
//    last one: doubling either one doubles both, even after "Revert".
// 5. Changing a recipe runs only the bodies of its own row and of rows whose
//    recipes share its amounts, and duplicating a recipe runs only the body of
//    the new row. The body of the list may run, too, at most once.
// 6. "Star" adds a star to the title. "Open" shows the water until you tap
//    "Close": no other tap closes or replaces a row whose recipe stays.
// 7. "Double" changes only the recipe, not the state of its row.
// 8. Each DoubledRecipe on screen keeps its own recipes, even if its parent is
//    updated.
// 9. The kit reports no warnings.

// The amounts stay a class, because rolls share them with their recipe. A body
// that reads them follows them, because they are observable.
@Observable
final class Amounts {
  var flour: Int
  var water: Int

  init(flour: Int, water: Int) { (self.flour, self.water) = (flour, water) }

  func double() {
    flour *= 2
    water *= 2
  }

  func copy() -> Amounts { Amounts(flour: flour, water: water) }

  func restore(_ other: Amounts) {
    (flour, water) = (other.flour, other.water)
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
  @State private var saved: [Recipe]?
  @State private var savedAmounts: [Amounts] = []

  var body: some View {
    VStack {
      Text("Recipes: \(recipes.count)")
      Button("Duplicate the last one") { duplicate() }
      Button("Rolls from the last one") { addRolls() }
      Button("Save") { save() }
      Button("Revert") { revert() }
      ForEach($recipes) { RecipeRow(recipe: $0) }
    }
  }

  /// Adds a copy of the last recipe. Doubling one doesn't change the other.
  private func duplicate() {
    guard let last = recipes.last else { return }
    recipes.append(
      Recipe(
        id: last.id + 1, title: "\(last.title)+", amounts: last.amounts.copy()))
  }

  /// Adds rolls made from the last recipe's dough. The two recipes share their
  /// amounts, so doubling either one doubles both.
  private func addRolls() {
    guard let last = recipes.last else { return }
    recipes.append(
      Recipe(
        id: last.id + 1, title: "\(last.title) rolls", amounts: last.amounts))
  }

  /// Saves all recipes, replacing those that were saved before.
  private func save() {
    saved = recipes
    savedAmounts = recipes.map { $0.amounts.copy() }
  }

  /// Restores the recipes exactly as they were when they were last saved. If
  /// none have been saved, this does nothing.
  private func revert() {
    guard let saved else { return }
    // Write the numbers back into the original amounts, because rolls may share
    // them. The saved copies don't change, so they can be restored again.
    for (recipe, copy) in zip(saved, savedAmounts) {
      recipe.amounts.restore(copy)
    }
    recipes = saved
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
