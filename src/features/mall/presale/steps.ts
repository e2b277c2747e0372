import type { OrderPresale } from '@contract/entities/presale'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import type { NumberStep } from '@/components/base/Timeline'
import { dayMoment, inside, momentInside } from '@/features/order/moment'
import { presaleWords } from './text'

/** Input of the steps of a presale; an order has no deposit window any more. */
interface Terms extends Pick<OrderPresale, 'deposit' | 'balanceFrom' | 'balanceUntil' | 'shipsBy'> {
  readonly depositUntil: string | null
  readonly balance: number | null
  /** Full price, which is paid at once where there is no deposit. */
  readonly price: number
  readonly utcOffset: UtcOffset
}

/** Position of a customer in the steps: the one-based current one, and whether the balance was missed. */
interface At {
  readonly step: number
  readonly missed?: boolean
}

/** The numbered steps of a presale: deposit, balance and shipping; without a deposit price and shipping. */
export function stepsOf(terms: Terms, { step, missed = false }: At): NumberStep[] {
  const { deposit, balance, price, depositUntil, balanceFrom, balanceUntil, shipsBy, utcOffset } = terms
  const t = presaleWords()
  const first: NumberStep = {
    title: deposit === null ? t.payAll : t.payDeposit,
    aside: formatMoney(deposit ?? price),
    note: depositUntil ? t.until(momentInside(depositUntil, utcOffset)) : undefined,
    state: 'todo',
  }
  const second: NumberStep[] =
    balance !== null && balanceFrom && balanceUntil
      ? [
          {
            title: t.payBalance,
            tag: t.coupons,
            aside: formatMoney(balance),
            note: t.between(dayMoment(balanceFrom, utcOffset), inside(dayMoment(balanceUntil, utcOffset))),
            state: 'todo',
          },
        ]
      : []
  const last: NumberStep = { title: t.shipping, note: t.shipsBy(momentInside(shipsBy, utcOffset)), state: 'todo' }
  return [first, ...second, last].map((each, index) => {
    if (index + 1 < step) return { ...each, state: 'done' }
    return index + 1 === step ? { ...each, state: missed ? 'missed' : 'now' } : each
  })
}
