import StateFlow

@testable import ViewState

/// A shop that owns its products and passes them to a list.
struct Shop: View {
  @State private var products = [
    Product(id: 1, name: "Teapot", isFavorite: true),
    Product(id: 2, name: "Lamp", isFavorite: false),
    Product(id: 3, name: "Clock", isFavorite: true),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Button("Get one more") {
        let id = products.count + 1
        products.append(Product(id: id, name: "Surprise \(id)", isFavorite: id.isMultiple(of: 2)))
      }
      FavoritesList(products: products)
    }
  }
}
