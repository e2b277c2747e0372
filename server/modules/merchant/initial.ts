/** The first character of a name, which tells customers apart and names nobody. */
export const initial = (name: string): string => `${[...name][0] ?? ''}**`
