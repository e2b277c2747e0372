import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'
import { CallFailure } from '@/services/failures'
import { datedText } from './days'

const words = dictionary({
  en: {
    night: (night: string, was: string, now: string) => `${night}: ${was} → ${now}. Please check it again.`,
    total: (now: string) => `The total is ${now} now. Please check it again.`,
  },
  zh: {
    night: (night, was, now) => `${night}：${was} → ${now}，请重新确认。`,
    total: (now) => `合计变为${now}，请重新确认。`,
  },
})

type Details = Partial<Record<'night', string> & Record<'was' | 'now' | 'total', number>>

/** Message of a refused quote: the night whose price changed, else the new total. */
export function priceChangeText(error: unknown, total = 0): string {
  const details = (error instanceof CallFailure ? error.details : {}) as Details
  const { night, was, now } = details
  if (night && was !== undefined && now !== undefined)
    return words().night(datedText(night), formatMoney(was), formatMoney(now))
  return words().total(formatMoney(details.total ?? total))
}
