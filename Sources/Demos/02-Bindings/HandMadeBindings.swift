import StateFlow

@testable import Bindings

/// A view that passes a lamp down through a handwritten binding.
struct HandMadeBindings: View {
  @State private var lamp = HandLamp()

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(lamp.color), \(lamp.brightness) %")
      LampPanel(
        lamp: TwoWay {
          lamp
        } set: {
          lamp = $0
        })
    }
  }
}

struct HandLamp: Equatable {
  var color = "White"
  var brightness = 50
}

/// A panel that receives a lamp through your binding and passes on bindings to the lamp's members.
struct LampPanel: View {
  @TwoWay var lamp: HandLamp

  var body: some View {
    ColorButtons(color: $lamp.color)
    Dimmer(level: $lamp.brightness)
    Button("Night") { lamp = HandLamp(color: "Red", brightness: 10) }
  }
}

struct ColorButtons: View {
  @TwoWay var color: String

  var body: some View {
    HStack {
      ForEach(["White", "Amber", "Blue"], id: \.self) { name in
        Button(name) { color = name }.disabled(name == color)
      }
    }
  }
}

struct Dimmer: View {
  @TwoWay var level: Int

  var body: some View {
    HStack {
      Button("Darker") { level -= 10 }.disabled(level <= 0)
      Button("Brighter") { level += 10 }.disabled(level >= 100)
    }
  }
}
