/** First character of a name, which distinguishes customers without naming them. */
export const initial = (name: string): string => `${[...name][0] ?? ''}**`
