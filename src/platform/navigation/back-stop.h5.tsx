/** Empty: only mini-programs need an element to receive a step back. */
export const BackStop = (): null => null
