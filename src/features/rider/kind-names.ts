import { dictionary } from '@/i18n'

/** The names of the kinds of orders that riders bring. */
const names = dictionary<Record<string, string>>({
  en: { takeaway: 'Takeaway', errand: 'Errand' },
  zh: { takeaway: '外卖', errand: '跑腿' },
})

/** The name of a kind of orders; empty for one that this version does not know. */
export const kindName = (kind: string): string => names()[kind] ?? ''
