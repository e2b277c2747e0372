export { useReachEnd } from './context'
export { Screen } from './frame'
export { screen } from './screen'
