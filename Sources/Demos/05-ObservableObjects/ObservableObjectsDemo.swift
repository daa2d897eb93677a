import DemoSupport
import StateFlow
import StateFlowTerminal

@testable import ObservableObjects

@main
struct ObservableObjectsDemo: KitApp {
  private let boxed = BoxedMatch()
  private let radio = Radio()
  private let order = FerryOrder()
  private let cookies = CookieViewModel()

  var body: some Scene {
    WindowGroup("Chapter 5: Observable objects") {
      TabView {
        BoxedOrAnnounced(boxed: boxed).tabItem { Text("Pitfall") }.tag("Pitfall")
        HeldOrObserved().tabItem { Text("Held") }.tag("Held")
        InnerOrOwnView().tabItem { Text("Inner") }.tag("Inner")
        Exhibit("5.1 BookingStore", try: "Book in the morning, then look at the evening's trip.") {
          TwoTrips()
        }
        .tabItem { Text("5.1 Booking store") }.tag("5.1")
        Exhibit("5.2 HandWritten", try: "Change the booking: what could a subscriber read?") {
          AnnouncedBooking()
        }
        .tabItem { Text("5.2 Hand written") }.tag("5.2")
        Exhibit("5.3 Announced", try: "Make it brighter: what is sent, and what can be read?") {
          AnnouncedLamp()
        }
        .tabItem { Text("5.3 Announced") }.tag("5.3")
        Exhibit("5.4 NestedObjects", try: "Let a driver come nearer, then let another take over.") {
          TaxiStand()
        }
        .tabItem { Text("5.4 Nested objects") }.tag("5.4")
        Exhibit("5.5 SearchModel", try: "Type a few letters, and pause.") {
          Library()
        }
        .tabItem { Text("5.5 Search model") }.tag("5.5")
        Exhibit("5.6 CarRadio", try: "Predict in the file, then tap and compare the stories.") {
          CarRadio(radio: radio)
        }
        .tabItem { Text("5.6 Car radio") }.tag("5.6")
        Exhibit("5.7 FerryOrder", try: "Add passengers until the ferry is full, then one more.") {
          FerryScreen(order: order)
        }
        .tabItem { Text("5.7 Ferry order") }.tag("5.7")
        Exhibit("5.9 LastCookie", try: "Play to the last cookie, and undo. Is all as before?") {
          CookieScreen(viewModel: cookies)
        }
        .tabItem { Text("5.9 Last cookie") }.tag("5.9")
      }
    }
  }
}
