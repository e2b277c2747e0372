/** The code of the area whose numbers are written without one. */
export const homeCode = '86'

/** A phone as it travels and is kept: its digits, with "+852 " before those of another area than the own. */
export const joinPhone = (code: string, digits: string): string => (code === homeCode ? digits : `+${code} ${digits}`)

/** A phone's area code and digits. */
export function splitPhone(phone: string): { code: string; digits: string } {
  const [, code, digits] = /^\+(\d+) (.*)$/.exec(phone) ?? []
  return code === undefined || digits === undefined ? { code: homeCode, digits: phone } : { code, digits }
}
