/** The languages that the user prefers in the browser, the first one most, as language tags. */
export const deviceLanguages = (): readonly (string | undefined)[] => navigator.languages
