/** Taro's ScrollView for React Native has no pull-to-refresh, so screens show a refresh button. */
export const canPull = false

/** React Native has no sticky positioning. */
export const canStick = false

/** Native apps have no canvas; they share by the system's own sheet. */
export const canDraw = false

/** React Native uses points, as given. */
export const pixels = (length: number): number => length

/** The accessible name of an input; React Native reads no other. */
export const inputName = (accessibilityLabel: string) => ({ accessibilityLabel })
