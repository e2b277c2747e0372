/** A length in device pixels for an inline style. */
export const pixels = (length: number): string => `${length}px`
