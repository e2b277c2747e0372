/** React Native takes changes over piece by piece by itself: nothing becomes too large by being drawn together. */
export const crossing = (): Promise<void> => Promise.resolve()
