/** React Native has no sticky position. */
export const canStick = false
