/** Only mini-programs need an element to hear of a step back. */
export const BackStop = (): null => null
