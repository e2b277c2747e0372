/** Copies text; rejects when the browser refuses. */
export const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text)
