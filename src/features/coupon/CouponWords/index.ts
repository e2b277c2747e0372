import { formatMoney } from '@contract/money'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    over: (minimum: string) => `Over ${minimum}`,
    any: 'Any amount',
    percent: (percent: number) => `${percent}%`,
  },
  zh: {
    over: (minimum) => `满${minimum}可用`,
    any: '无门槛',
    percent: (percent) => `${(100 - percent) / 10}折`,
  },
})

interface Face {
  amount: number
  percent: number | null
  minimum: number
}

/** Minimum amount text: "Over ¥30". */
export const conditionOf = ({ minimum }: Pick<Face, 'minimum'>): string =>
  minimum === 0 ? words().any : words().over(formatMoney(minimum, { trim: true }))

/** Discount text: "¥5", or "15%", in Chinese "8.5折", the part of the price that is left. */
export const faceOf = ({ amount, percent }: Pick<Face, 'amount' | 'percent'>): string =>
  percent === null ? formatMoney(amount, { trim: true }) : words().percent(percent)
