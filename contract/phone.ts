/** No phone has more digits behind its area's code. */
export const maxPhoneDigits = 11

/** The code of the area whose numbers are written without one. */
export const homeCode = '86'

/** A phone as it travels and is kept: its digits, with "+852 " before those of another area than the own. */
export const joinPhone = (code: string, digits: string): string => (code === homeCode ? digits : `+${code} ${digits}`)

/** A phone's area code and digits. */
export function splitPhone(phone: string): { code: string; digits: string } {
  const [, code, digits] = /^\+(\d+) (.*)$/.exec(phone) ?? []
  return code === undefined || digits === undefined ? { code: homeCode, digits: phone } : { code, digits }
}

/**
 * The digits of what was typed or pasted for an area: without spaces and signs, and without the area's own code, which
 * address books write before the number.
 */
export function phoneDigits(text: string, code: string): string {
  const digits = text.replace(/\D/g, '')
  const whole = text.trim().startsWith('+') || digits.length > maxPhoneDigits
  const own = new RegExp(whole ? `^(?:00)?${code}` : `^00${code}`)
  return digits.replace(own, '').slice(0, maxPhoneDigits)
}
