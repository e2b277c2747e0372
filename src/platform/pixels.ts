/** A length in the device's own pixels for an inline style. */
export const pixels = (length: number): string => `${length}px`
