/**
 * How many characters a field takes that are cleaned before they are cut to `length`, such as the spaces, the brackets and the
 * area code of a pasted phone: mini-programs and apps cut by `maxlength` before anything else reads the text.
 */
export const roomToClean = (length: number): number => 2 * length + 12
