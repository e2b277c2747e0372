import { formatMoney } from '@contract/money'
import type { MoneyBack, Refund } from '@contract/entities/refund'
import type { UtcOffset } from '@contract/utc-offset'
import type { TimelineStep as Step } from '@/components/base/Timeline'
import { dayMoment } from '../moment'
import { refundStates } from '../words'
import { words } from './text'

type Case = Pick<Refund, 'timeline'>

/** The states that a case has been in; steps of its money replace the last one of a refund. */
const caseSteps = ({ timeline }: Case, hasMoney: boolean, utcOffset: UtcOffset): Step[] =>
  timeline
    .filter(({ state }) => !hasMoney || state !== 'refundComplete')
    .map(({ state, at }) => ({ title: refundStates()[state], aside: dayMoment(at, utcOffset), state: 'done' }))

/** The way of one refund: sent, and arrived or expected. */
function moneySteps({ amount, method, toFriend, at, arrivedAt }: MoneyBack, utcOffset: UtcOffset): Step[] {
  const t = words()
  const place = toFriend ? t.friend(t.friends(method)) : t.methods(method)
  const sent: Step = {
    title: t.sent(formatMoney(amount)),
    aside: dayMoment(at, utcOffset),
    state: 'done',
    note: t.to(place),
  }
  if (!arrivedAt) return [sent, { title: t.onTheWay(place), state: 'now', note: t.soon }]
  return [sent, { title: t.arrived(place), aside: dayMoment(arrivedAt, utcOffset), state: 'done' }]
}

/** All steps of a refund or of an order's refunds with their dates; the last one is marked as current. */
export function stepsOf(known: Case | undefined, money: readonly MoneyBack[], utcOffset: UtcOffset): Step[] {
  const steps = [
    ...(known ? caseSteps(known, money.length > 0, utcOffset) : []),
    ...money.flatMap((one) => moneySteps(one, utcOffset)),
  ]
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, state: 'now' } : step))
}
