import { AccessibilityInfo } from 'react-native'

let reduced = false
const keep = (on: boolean) => {
  reduced = on
}
void AccessibilityInfo.isReduceMotionEnabled().then(keep)
AccessibilityInfo.addEventListener('reduceMotionChanged', keep)

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => reduced
