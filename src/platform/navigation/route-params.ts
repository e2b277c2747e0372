type Raw = Readonly<Partial<Record<string, string>>>

/** Decodes route parameters, which all platforms pass percent-encoded. */
export function decodeParams(raw: Raw): Record<string, string> {
  return Object.fromEntries(Object.entries(raw).map(([key, value = '']) => [key, decoded(value)]))
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // A percent sign that somebody wrote by hand.
  }
}
