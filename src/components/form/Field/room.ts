/**
 * Input length of a field that is cleaned before it is cut to `length`, with room for the spaces, the brackets and the
 * area code of a pasted phone: mini-programs and apps cut by `maxlength` before anything else reads the text.
 */
export const roomToClean = (length: number): number => 2 * length + 12
