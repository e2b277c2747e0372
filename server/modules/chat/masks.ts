const separators = String.raw`[\s\u00a0.\-–—()（）·_]*`
const digit = '[0-9０-９]'

/** Runs of digits with any separators that people put between them. */
const runs = new RegExp(`\\+?${digit}(?:${separators}${digit}){6,}`, 'gu')

const plain = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Whether digits are a mobile number of China with or without its code, or any number with a country's code. */
const isPhone = (digits: string, hasPlus: boolean): boolean =>
  /^(?:0{0,2}86)?1[3-9]\d{9}$/.test(digits) || /^0\d{2,3}\d{7,8}$/.test(digits) || (hasPlus && digits.length >= 9)

/** Whether digits are the number of a bank card or of an identity card without its letter. */
const isCard = (digits: string): boolean => digits.length >= 15 && digits.length <= 19

const masked = (digits: string): string => `${digits.slice(0, 3)}****${digits.slice(-2)}`

/**
 * A text as the other party reads it: phone numbers, and numbers of cards, keep their first three and last two digits, however
 * they are spaced or written.
 */
export const maskNumbers = (text: string): string =>
  text.replace(runs, (run) => {
    const digits = plain(run)
    return isPhone(digits, run.startsWith('+')) || isCard(digits) ? masked(digits) : run
  })
