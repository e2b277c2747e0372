/** A person's name with all but its first character hidden. */
export const masked = (name: string): string => `${[...name][0] ?? ''}**`
