// StateFlowCombine re-exports Foundation and Observation. If this module re-exported them, too, Apple's
// Foundation would declare names such as `ObservableObject` on a par with StateFlowCombine.
@_exported import StateFlowCombine
