type Raw = Readonly<Partial<Record<string, string>>>

/** The parameters that a screen was opened with; the web's router has decoded them already. */
export const decodeParams = (raw: Raw): Record<string, string> => ({ ...raw }) as Record<string, string>
