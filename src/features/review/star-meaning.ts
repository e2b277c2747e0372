import { dictionary } from '@/i18n'

const words = dictionary({
  en: { stars: 'Poor|Not great|Fine|Good|Excellent' },
  zh: { stars: '非常差|差|一般|满意|超赞' },
})

/** Word for a number of stars; undefined before there are any. */
export const starMeaning = (stars: number | null): string | undefined =>
  stars === null ? undefined : words().stars.split('|')[stars - 1]
