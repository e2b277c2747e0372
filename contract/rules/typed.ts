import { areaOf, isNumberOf } from '../area-codes'
import { homeCode, joinPhone, phoneDigits } from '../phone'
import { plain } from '../plain'

// Input as people type, paste and dictate it, made plain before any limit or rule: by the rules on all platforms and, while a
// request is parsed, by the server.

const hyphens = /[\u2010-\u2015\u2212]/g

/** A code without what only separates its characters, in capital letters: "粤b·12345", "6222 0212-3456". */
export const cleanCode = (text: string): string =>
  plain(text)
    .replace(/[\s\-\u2010-\u2015\u2212.\u00b7\u2022\u2027\u30fb()/_]/g, '')
    .toUpperCase()

/** The digit that is dialled before a national number at home and left out behind the code of the area; 0 by default. */
const trunks: Readonly<Record<string, RegExp>> = { '1': /^1/, '7': /^8/, '36': /^06/, '370': /^[08]/, '375': /^80?/ }

/** The number of an area behind its code; digits that are none stay as they are. */
function national(code: string, digits: string): string {
  const area = areaOf(code)
  return area && isNumberOf(area, digits) ? digits : digits.replace(trunks[code] ?? /^0/, '')
}

/** A phone in its canonical form (contract/phone.ts) from any of its usual forms: "+44 (0)7400 123456", "0086 138-0013-8000". */
export function cleanPhone(text: string): string {
  const typed = cleanCode(text).replace(/^00(?=\d{9})|^(?=861\d{10}$)/, '+')
  const code = [1, 2, 3].map((length) => typed.slice(1, length + 1)).find(areaOf)
  if (!typed.startsWith('+') || code === undefined) return typed
  const digits = typed.slice(code.length + 1)
  return joinPhone(code, code === homeCode ? digits : national(code, digits))
}

/** Phone number typed into a field: with an area code it is that area's, otherwise it has `code`. */
export function typedPhone(text: string, code: string): string {
  const whole = cleanPhone(text)
  const hasCode = /^(?:\+|00\d{9})/.test(cleanCode(text)) && /^\d+$| /.test(whole)
  return hasCode ? whole : joinPhone(code, phoneDigits(text, code))
}

/** A landline: its digits, with a hyphen after the area code and before an extension. */
export const cleanLandline = (text: string): string =>
  plain(text)
    .replace(hyphens, '-')
    .replace(/\s*[-)]\s*/g, '-')
    .replace(/[\s(]/g, '')
    .replace(/^(?:\+|00)86-?0?/, '0')

/** The dots of names, of which U+00B7 is saved. */
const dots = /\s*[\u00b7\u2022\u2027\u2219\u22c5\u2e31\u25cf\u16eb\u30fb\uff65\ufe52\ua78f]\s*/g
const han = '[\\u3007\\u3400-\\u4dbf\\u4e00-\\u9fff]|[\\ud840-\\ud888][\\udc00-\\udfff]'
const fullStop = new RegExp(`(${han})\\s*\\.\\s*(?=${han})`, 'g')
const gap = new RegExp(`(${han})\\s+(?=${han})`, 'g')

/** A name as on an identity card, its parts separated by U+00B7: "古丽米热・艾比布力". */
export const cleanName = (text: string): string =>
  plain(text).replace(dots, '\u00b7').replace(fullStop, '$1\u00b7').replace(gap, '$1').replace(/\s+/g, ' ').trim()
