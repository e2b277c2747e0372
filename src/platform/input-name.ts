/** The accessible name of an input: the web reads the first, mini-programs the second. */
export const inputName = (label: string) => ({ 'aria-label': label, ariaLabel: label })
