import StateFlow

@testable import Bindings

/// A view of values that are stored once but read and written in two ways.
struct DerivedPlaces: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("fahrenheit").italic()
      Bath()
      Text("clamped(to: 0...10)").italic()
      Volume()
      Text("replacingNil(with: \"Guest\")").italic()
      NameTag()
      Text("membership(of:)").italic()
      Pizza()
    }
  }
}

struct Bath: View {
  @State private var celsius = 20.0

  var body: some View {
    Stepper("\(celsius, specifier: "%.1f") °C", value: $celsius, step: 5)
    DegreesFahrenheit(degrees: $celsius.fahrenheit)
  }
}

struct DegreesFahrenheit: View {
  @Binding var degrees: Double

  var body: some View {
    Stepper("\(degrees, specifier: "%.1f") °F", value: $degrees, step: 9)
  }
}

struct Volume: View {
  @State private var volume = 8

  var body: some View {
    Stepper("The owner has \(volume)", value: $volume)
    KindVolume(volume: $volume.clamped(to: 0...10))
  }
}

struct KindVolume: View {
  @Binding var volume: Int

  var body: some View {
    Stepper("Kind to the ears: \(volume)", value: $volume)
  }
}

struct NameTag: View {
  @State private var name: String?

  var body: some View {
    Text(name.map { "The owner has \"\($0)\"" } ?? "The owner has nil")
    TextField("Name", text: $name.replacingNil(with: "Guest"))
    Button("Forget the name") { name = nil }
  }
}

struct Pizza: View {
  @State private var toppings: Set = ["cheese"]

  var body: some View {
    Text("On it: \(toppings.sorted().joined(separator: ", "))")
    ForEach(["cheese", "olives", "tuna"], id: \.self) { topping in
      Toggle(topping, isOn: $toppings.membership(of: topping))
    }
  }
}
