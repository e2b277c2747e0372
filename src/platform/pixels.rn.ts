/** React Native measures in points already. */
export const pixels = (length: number): number => length
