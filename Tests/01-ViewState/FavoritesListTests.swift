import StateFlow
import Testing
import WorkbookTesting

@testable import ViewState

@Suite("1.2 Favorites list", .exercise)
struct FavoritesListTests {
  // Neither the names nor the IDs are sorted, so the tests fail if the answer sorts the list.
  let shop = [
    Product(id: 7, name: "Teapot", isFavorite: true),
    Product(id: 2, name: "Lamp", isFavorite: false),
    Product(id: 9, name: "Blanket", isFavorite: true),
    Product(id: 4, name: "Mirror", isFavorite: false),
  ]

  /// Returns the titles of the buttons on a screen, limited to "Show favorites" and "Show all".
  private func titles(on screen: Screen) -> [String] {
    ["Show favorites", "Show all"].filter { screen.button($0).exists }
  }

  @Test(.proves(1)) func `the list shows all products at first, in the given order`() {
    let screen = Screen { FavoritesList(products: shop) }
    #expect(
      screen.list.texts == [["Teapot"], ["Lamp"], ["Blanket"], ["Mirror"]],
      "Before the first tap, the list should show all products in the parent's order.")
  }

  @Test(.proves(2)) func `"Show favorites" leaves only the favorites, in the given order`() {
    let screen = Screen { FavoritesList(products: shop) }
    screen.button("Show favorites").tap()
    #expect(
      screen.list.texts == [["Teapot"], ["Blanket"]],
      "After the tap on \"Show favorites\", the list should show only the two favorites.")
  }

  @Test(.proves(4)) func `the button's title says what the next tap does`() {
    let screen = Screen { FavoritesList(products: shop) }
    #expect(
      titles(on: screen) == ["Show favorites"],
      "At first, the list shows all products, so the next tap should show the favorites.")
    screen.button("Show favorites").tap()
    #expect(
      titles(on: screen) == ["Show all"],
      "Now the list shows only the favorites, so the next tap should show all products.")
    screen.button("Show all").tap()
    #expect(
      titles(on: screen) == ["Show favorites"],
      "The list shows all products again, so the next tap should show the favorites.")
  }

  @Test(.proves(4)) func `there is only one button`() {
    let screen = Screen { FavoritesList(products: shop) }
    for _ in 1...2 {
      let buttons = screen.outline.split(separator: "\n")
        .filter { $0.drop { $0 == " " }.hasPrefix("button") }
      #expect(buttons.count == 1, "The screen should have no other button.")
      screen.button("Show favorites").tap()
      screen.button("Show all").tap()
    }
  }

  @Test(.proves(3)) func `"Show all" brings back all products`() {
    let screen = Screen { FavoritesList(products: shop) }
    screen.button("Show favorites").tap()
    screen.button("Show all").tap()
    #expect(
      screen.list.texts == [["Teapot"], ["Lamp"], ["Blanket"], ["Mirror"]],
      """
      After the tap on "Show all", the list should show all products in the parent's order again.
      """)
  }

  @Test(.proves(3)) func `the button works on every tap`() {
    let screen = Screen { FavoritesList(products: shop) }
    for _ in 1...4 {
      screen.button("Show favorites").tap()
      #expect(
        screen.list.texts == [["Teapot"], ["Blanket"]],
        "The tap on \"Show favorites\" should work every time.")
      screen.button("Show all").tap()
      #expect(
        screen.list.count == 4,
        "The tap on \"Show all\" should bring back the four products every time.")
    }
  }

  @Test(.proves(2)) func `without favorites, "Show favorites" leaves an empty list`() {
    let screen = Screen { FavoritesList(products: shop.filter { !$0.isFavorite }) }
    screen.button("Show favorites").tap()
    #expect(screen.list.texts == [], "No product is a favorite, so the list should be empty.")
    #expect(
      titles(on: screen) == ["Show all"],
      "A tap should change the title, even if the list is empty.")
    screen.button("Show all").tap()
    #expect(
      screen.list.texts == [["Lamp"], ["Mirror"]],
      "The tap on \"Show all\" should bring back both products.")
  }

  @Test(.proves(4)) func `the button's title changes even if all products are favorites`() {
    let screen = Screen { FavoritesList(products: shop.filter(\.isFavorite)) }
    screen.button("Show favorites").tap()
    #expect(screen.list.texts == [["Teapot"], ["Blanket"]], "Both products are favorites.")
    #expect(
      titles(on: screen) == ["Show all"],
      "The title should depend on the taps, not on the number of products in the list.")
  }

  @Test(.proves(7)) func `two products can have the same name`() {
    let screen = Screen {
      FavoritesList(products: [
        Product(id: 1, name: "Cup", isFavorite: false),
        Product(id: 2, name: "Cup", isFavorite: true),
      ])
    }
    #expect(screen.list.texts == [["Cup"], ["Cup"]], "The shop sells two different cups.")
    screen.button("Show favorites").tap()
    #expect(
      screen.list.texts == [["Cup"]],
      "Only one of the cups is a favorite, so the list should show only that one.")
  }

  @Test(.proves(5)) func `the list shows the products that the parent passes`() {
    let shelf = Shelf(shop)
    let screen = Screen { FavoritesList(products: shelf.products) }
    shelf.products = [
      Product(id: 2, name: "Lamp", isFavorite: true),
      Product(id: 5, name: "Vase", isFavorite: false),
    ]
    screen.refresh()
    #expect(
      screen.list.texts == [["Lamp"], ["Vase"]],
      "The parent now passes a lamp and a vase, so the list should show them.")
    shelf.products = []
    screen.refresh()
    #expect(screen.list.texts == [], "The parent passed no products, so the list should be empty.")
    shelf.products = shop
    screen.refresh()
    #expect(
      screen.list.count == 4,
      "The parent passed the original four products again, so the list should show them.")
  }

  @Test(.proves(6)) func `after the products change, the list still shows only the favorites`() {
    let shelf = Shelf(shop)
    let screen = Screen { FavoritesList(products: shelf.products) }
    screen.button("Show favorites").tap()
    shelf.products.append(Product(id: 1, name: "Kettle", isFavorite: true))
    screen.refresh()
    #expect(
      screen.list.texts == [["Teapot"], ["Blanket"], ["Kettle"]],
      "The list should still show only the favorites, and the kettle is a new favorite.")
    shelf.products[0] = Product(id: 3, name: "Jug", isFavorite: false)
    shelf.products[1] = Product(id: 2, name: "Lamp", isFavorite: true)
    screen.refresh()
    #expect(
      screen.list.texts == [["Lamp"], ["Blanket"], ["Kettle"]],
      "A jug replaced the teapot, and the lamp became a favorite. Only favorites should be shown.")
    #expect(
      titles(on: screen) == ["Show all"],
      "The list still shows only the favorites, so the title should be \"Show all\".")
    shelf.products[1] = Product(id: 2, name: "Floor lamp", isFavorite: true)
    shelf.products[2] = Product(id: 9, name: "Blanket", isFavorite: false)
    screen.refresh()
    #expect(
      screen.list.texts == [["Floor lamp"], ["Kettle"]],
      """
      The lamp has a new name, and the blanket is no longer a favorite, so the list should change.
      """)
    shelf.products = []
    screen.refresh()
    shelf.products = shop
    screen.refresh()
    #expect(
      screen.list.texts == [["Teapot"], ["Blanket"]],
      """
      The shop was empty, and now it has products again. The list should still show only the \
      favorites.
      """)
    shelf.products = shop.filter { !$0.isFavorite }
    screen.refresh()
    #expect(
      screen.list.texts == [],
      "None of the new products is a favorite, so the list should be empty.")
    #expect(
      titles(on: screen) == ["Show all"],
      "The list still shows only the favorites, even though there are none.")
  }

  @Test(.proves(8)) func `two lists on one screen are independent`() {
    let screen = Screen {
      FavoritesList(products: shop)
      FavoritesList(products: shop)
    }
    screen.button("Show favorites", at: 0).tap()
    #expect(
      titles(on: screen) == ["Show favorites", "Show all"],
      "Only the first list's button was tapped, so only its title should change.")
    screen.button("Show favorites").tap()
    #expect(titles(on: screen) == ["Show all"], "Now both buttons have been tapped.")
  }

  /// The parent's source of products.
  private final class Shelf {
    var products: [Product]
    init(_ products: [Product]) { self.products = products }
  }
}
