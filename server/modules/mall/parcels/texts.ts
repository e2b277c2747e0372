const mobile = String.raw`1[3-9]\d{9}`
const fixed = String.raw`0\d{2,3}-?\d{7,8}`
const service = String.raw`[48]00-?\d{3}-?\d{4}|95\d{3,4}`
/** A separate mainland number; an alias number has an extension after its dash. */
const phone = new RegExp(String.raw`(?<![\w-])(?:${mobile}(?:-\d{2,4})?|${fixed}|${service})(?![\w-])`, 'g')
const code = /(?:取件码|提货码|取货码|取件密码|pick-?up code)[^\dA-Z]{0,6}([A-Z\d]+(?:-[A-Z\d]+)*)/i

/** The first phone number in a carrier's text; null without one. A tracking number is none. */
export const phoneIn = (text: string, trackingNumber: string | null): string | null =>
  [...text.matchAll(phone)].map(([found]) => found).find((found) => found !== trackingNumber) ?? null

/** The code of a locker in a carrier's text; null without one. */
export const lockerCodeIn = (text: string): string | null => code.exec(text)?.[1] ?? null
