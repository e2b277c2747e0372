/** What shows nothing or turns the direction of its neighbours: controls, zero-width characters, bidi marks. */
const unseen =
  // eslint-disable-next-line no-control-regex -- Controls are what it takes out.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** A text with full-width digits, letters and signs as plain ones, and without what shows nothing. */
export const plain = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()

/** Several lines of text without what shows nothing and turns their direction. */
export const cleanLines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(unseen, '').trim()

/** A text of one line: `cleanLines` with a space for each line break. */
export const cleanLine = (text: string): string => cleanLines(text.replace(/[\t-\r\u2028\u2029]+/g, ' '))

/** The digits of a text, such as a pasted code. */
export const digitsOf = (text: string): string => plain(text).replace(/\D/g, '')

/** An amount as typed, with a dot before its decimals and nothing between its thousands: "１２，５", "¥1,286.00", "12.". */
export const cleanAmount = (text: string): string =>
  plain(text)
    .replace(/[\s\u00a5\uffe5元]/g, '')
    .replace(/\u3002/g, '.')
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=$|\.)/, (whole) => whole.replace(/,/g, ''))
    .replace(/^(\d+),(\d{0,2})$/, '$1.$2')
    .replace(/\.$/, '')
    .replace(/^\./, '0.')
