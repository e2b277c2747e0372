import { plain } from './plain'

/** The code of the area whose numbers are written without one. */
export const homeCode = '86'

/** The maximum number of digits of a phone, without the area code. */
export const maxPhoneDigits = (code: string): number => (code === homeCode ? 11 : 12)

/** A mainland number in groups of 3, 4 and 4 digits for reading; others as they are. */
export const groupedPhone = (code: string, digits: string): string =>
  code === homeCode ? digits.replace(/^(\d{3})(\d{1,4})(\d{0,4})$/, '$1 $2 $3').trim() : digits

/** A phone in its canonical form: its digits, prefixed with "+852 " and the like outside the home area. */
export const joinPhone = (code: string, digits: string): string => (code === homeCode ? digits : `+${code} ${digits}`)

/** A phone's area code and digits. */
export function splitPhone(phone: string): { code: string; digits: string } {
  const [, code, digits] = /^\+(\d+) (.*)$/.exec(phone) ?? []
  return code === undefined || digits === undefined ? { code: homeCode, digits: phone } : { code, digits }
}

/** Normalises typed or pasted input for an area: digits only, without the area's own code. */
export function phoneDigits(text: string, code: string): string {
  const typed = plain(text)
  const digits = typed.replace(/\D/g, '')
  const whole = typed.startsWith('+') || digits.length > maxPhoneDigits(code)
  const own = new RegExp(whole ? `^(?:00)?${code}` : `^00${code}`)
  return digits.replace(own, '').slice(0, maxPhoneDigits(code))
}
