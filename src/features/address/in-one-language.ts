import { language } from '@/platform/session/language'

/** A name in Latin letters, and the same in Chinese in brackets after it. */
const twice =
  /([^()\u4e00-\u9fff]*[A-Za-z][^()\u4e00-\u9fff]*?) ?\(([\d\u4e00-\u9fff]*[\u4e00-\u9fff]{2}[\d\u4e00-\u9fff]*)\)/g
const numbers = (text: string) => text.match(/\d+/g)?.join() ?? ''

/**
 * The reader's part of an address that its customer wrote in both languages, such as “88 Keyuan Rd (科苑路88号)”, for where
 * it is only read. The brackets hold the same place when the numbers are the same; other texts stay whole.
 */
export const inOneLanguage = (text: string): string =>
  text.replace(twice, (whole, english: string, chinese: string) => {
    if (numbers(english) !== numbers(chinese)) return whole
    return language.value === 'en' ? english : chinese
  })
