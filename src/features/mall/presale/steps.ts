import type { OrderPresale } from '@contract/entities/presale'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { dayMoment, inside, momentInside } from '@/features/order/moment'
import type { NumberStep } from '../PresaleSteps'
import { presaleWords } from './text'

/** Input of the steps of a presale; an order has no deposit window any more. */
interface Terms extends Pick<OrderPresale, 'deposit' | 'balanceFrom' | 'balanceUntil' | 'shipsBy'> {
  readonly depositUntil: string | null
  readonly balance: number | null
  /** Full price, which is paid at once where there is no deposit. */
  readonly price: number
  readonly utcOffset: UtcOffset
}

/** Where a customer is in the steps: the one-based current one, and whether the balance was missed. */
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
    amount: formatMoney(deposit ?? price),
    line: depositUntil ? t.until(momentInside(depositUntil, utcOffset)) : undefined,
    state: 'later',
  }
  const second: NumberStep[] =
    balance !== null && balanceFrom && balanceUntil
      ? [
          {
            title: t.payBalance,
            tag: t.coupons,
            amount: formatMoney(balance),
            line: t.between(dayMoment(balanceFrom, utcOffset), inside(dayMoment(balanceUntil, utcOffset))),
            state: 'later',
          },
        ]
      : []
  const last: NumberStep = { title: t.shipping, line: t.shipsBy(momentInside(shipsBy, utcOffset)), state: 'later' }
  return [first, ...second, last].map((each, index) => {
    if (index + 1 < step) return { ...each, state: 'done' }
    return index + 1 === step ? { ...each, state: missed ? 'missed' : 'current' } : each
  })
}
