export { followOrderOf } from './follow'
export { Half, TrackingHead } from './head'
export { TrackingFrame } from './frame'
export { TrackingSkeleton } from './skeleton'
