import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'

/** Difference between two quotes, as its dialog shows it. */
export interface QuoteChange {
  readonly title: string
  readonly text: string
}

export const words = dictionary({
  en: {
    changed: 'The price has changed',
    total: (before: string, after: string) => `Total ${before} → ${after}. Please check it again.`,
    gotIt: 'Got it',
    placed: 'Already sent',
    unchanged: 'Your first request went through, so nothing else was sent.',
  },
  zh: {
    changed: '价格有变化',
    total: (before, after) => `合计${before} → ${after}，请重新确认。`,
    gotIt: '知道了',
    placed: '已提交成功',
    unchanged: '首次提交已成功，本次未重复提交。',
  },
})

/** Description of a changed total; undefined when it is the same. */
export const totalChange = (before: number, after: number): QuoteChange | undefined =>
  before === after
    ? undefined
    : { title: words().changed, text: words().total(formatMoney(before), formatMoney(after)) }
