import { formatMoney } from '@contract/money'
import type { QuoteChange } from '@/features/checkout/text'
import { dictionary } from '@/i18n'
import { CallFailure } from '@/services/failures'
import { datedText } from './dates/days'

const words = dictionary({
  en: {
    changed: 'The price has changed',
    night: (night: string, was: string, now: string) => `${night}: ${was} → ${now}. Please check it again.`,
    total: (now: string) => `The total is now ${now}. Please check it again.`,
  },
  zh: {
    changed: '价格有变化',
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

/** Description of a changed price for its dialog. */
export const stayPriceChange = (error: unknown, total?: number): QuoteChange => ({
  title: words().changed,
  text: priceChangeText(error, total),
})
