import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.2 Favorites list", .exercise)
struct FavoritesListTests {
  // Not in alphabetical order, so that sorting shows.
  let shop = [
    Product(id: 7, name: "Teapot", isFavorite: true),
    Product(id: 2, name: "Lamp", isFavorite: false),
    Product(id: 9, name: "Blanket", isFavorite: true),
    Product(id: 4, name: "Mirror", isFavorite: false),
  ]

  @Test func `everything is listed at first, in the shop's order`() {
    let screen = Screen { FavoritesList(products: shop) }
    #expect(screen.list.texts == [["Teapot"], ["Lamp"], ["Blanket"], ["Mirror"]])
  }

  @Test func `Show favorites leaves the favorites, in the shop's order`() {
    let screen = Screen { FavoritesList(products: shop) }
    screen.button("Show favorites").tap()
    #expect(screen.list.texts == [["Teapot"], ["Blanket"]])
  }

  @Test func `the button is called what it will do`() {
    let screen = Screen { FavoritesList(products: shop) }
    #expect(!screen.button("Show all").exists, "All are shown already.")
    screen.button("Show favorites").tap()
    #expect(!screen.button("Show favorites").exists, "The favorites are shown already.")
    screen.button("Show all").tap()
    #expect(screen.button("Show favorites").exists, "Everything is shown again.")
  }

  @Test func `Show all brings everything back`() {
    let screen = Screen { FavoritesList(products: shop) }
    screen.button("Show favorites").tap()
    screen.button("Show all").tap()
    #expect(screen.list.texts == [["Teapot"], ["Lamp"], ["Blanket"], ["Mirror"]])
  }

  @Test func `a shop without favorites has an empty list of them`() {
    let screen = Screen { FavoritesList(products: shop.filter { !$0.isFavorite }) }
    screen.button("Show favorites").tap()
    #expect(screen.list.texts.isEmpty)
  }

  @Test func `two products may have one name`() {
    let screen = Screen {
      FavoritesList(products: [
        Product(id: 1, name: "Cup", isFavorite: false),
        Product(id: 2, name: "Cup", isFavorite: true),
      ])
    }
    #expect(screen.list.texts == [["Cup"], ["Cup"]])
    screen.button("Show favorites").tap()
    #expect(screen.list.texts == [["Cup"]], "Only one of the two is a favorite.")
  }

  @Test func `the list follows the shop when its products change`() {
    let shelf = Shelf(shop)
    let screen = Screen { FavoritesList(products: shelf.products) }
    shelf.products = [
      Product(id: 2, name: "Lamp", isFavorite: true),
      Product(id: 5, name: "Vase", isFavorite: false),
    ]
    screen.refresh()
    #expect(
      screen.list.texts == [["Lamp"], ["Vase"]],
      "The parent passes other products now: the list shows those.")
  }

  @Test func `the choice survives a change of the products`() {
    let shelf = Shelf(shop)
    let screen = Screen { FavoritesList(products: shelf.products) }
    screen.button("Show favorites").tap()
    shelf.products.append(Product(id: 1, name: "Kettle", isFavorite: true))
    screen.refresh()
    #expect(
      screen.list.texts == [["Teapot"], ["Blanket"], ["Kettle"]],
      "Still the favorites only, the new one among them.")
  }

  /// Where the parent keeps its products.
  private final class Shelf {
    var products: [Product]
    init(_ products: [Product]) { self.products = products }
  }
}
