/** The accessible name of an input; React Native takes no other for one. */
export const inputName = (accessibilityLabel: string) => ({ accessibilityLabel })
