import StateFlow
