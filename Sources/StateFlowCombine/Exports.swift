// As with SwiftUI, one import is enough.
//
// On Apple's platforms, Foundation has type aliases for Combine's names, such as `ObservableObject`. This
// module's own declarations shadow them in every file that reaches Foundation only through this module.
@_exported import Foundation
@_exported import Observation
