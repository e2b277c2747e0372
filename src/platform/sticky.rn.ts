/** React Native has no sticky positioning. */
export const canStick = false
