/** Format of tracking numbers: letters, digits and hyphens, with at least one digit. */
const printed = /^(?=.*\d)[A-Z\d-]{5,40}$/

/** A tracking number as carriers print it, without spaces and in capitals; undefined for an invalid one. */
export function trackingNumberOf(typed: string): string | undefined {
  const number = typed.replace(/\s/g, '').toUpperCase()
  return printed.test(number) ? number : undefined
}
