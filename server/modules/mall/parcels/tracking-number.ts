/** What carriers print: letters, digits and hyphens, a digit at least. */
const printed = /^(?=.*\d)[A-Z\d-]{5,40}$/

/** A tracking number as carriers print it, without spaces and in capitals; undefined for what is none. */
export function trackingNumberOf(typed: string): string | undefined {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return printed.test(number) ? number : undefined
}
