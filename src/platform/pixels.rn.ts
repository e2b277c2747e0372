/** React Native uses points, as given. */
export const pixels = (length: number): number => length
