// As with SwiftUI, one import is enough.
//
// On Apple's platforms, Foundation has type aliases for Combine's names, such as `ObservableObject`. The
// kit's own declarations shadow them only in a file that doesn't import Foundation itself.
@_exported import Foundation
@_exported import Observation
