import DemoSupport
import Foundation
import StateFlow
import StateFlowTerminal

@testable import EnvironmentInjection

@main
struct EnvironmentInjectionDemo: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Exhibit("7.1 CalendarCard", try: "Read what day it is.") {
          CalendarCard(date: Date(timeIntervalSince1970: 1_774_987_200))
        }
        .tabItem { Text("7.1") }
      }
    }
  }
}
