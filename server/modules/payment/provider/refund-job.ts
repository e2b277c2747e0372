import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Providers } from '../../../payments/providers'
import { refundJob } from '../refunds'
import * as queries from './queries'
import { takeRefund } from './refund-outcome'

interface Due {
  refundId: string
  /** How often the provider was asked before. */
  asked?: number
  /** Besides the asking that goes on by itself, since the provider says that something became of it. */
  told?: boolean
}

/** After so many minutes a refund is asked for again: twice as long each time, at most a day. */
const minutesTo = (asked: number): number => Math.min(24 * 60, 2 ** asked)
/** More than a month. Then one that the provider is still at is complained of in the log, and asked for all the same. */
const patience = 40

const numberOf = (id: string): string => id.replaceAll('-', '')

/**
 * Has providers send money back, again until they have taken it on, and asks what became of it until they are done: after a
 * minute, then ever more seldom, at most a day apart; one job a refund. One that was credited is asked for as well, until
 * patience ends, since a provider may send it late.
 */
export function registerRefunds(context: Context, providers: Providers): void {
  const { jobs, clock, db, log } = context
  const later = ({ refundId, asked = 0 }: Due) => ({
    kind: refundJob,
    payload: { refundId, asked: asked + 1 },
    runAt: minutesAfter(clock.now(), minutesTo(asked)),
    key: `refund:${refundId}:${asked + 1}`,
  })
  jobs.outside<Due>(refundJob, async (due) => {
    const { refundId, asked = 0, told = false } = due
    const refund = await queries.refundWithTrade(db, refundId)
    const { status, provider, trade_no: tradeNo, amount, total } = refund
    if (status === 'done' || (status === 'credited' && asked > patience)) return undefined
    const port = await providers.get(provider)
    const order = { tradeNo, refundNo: numberOf(refundId), amount, total }
    const state = await (status === 'sent' && !told ? port.refund(order) : port.refundState(order))
    if (state === 'open' && asked > patience) log.error({ refund: refundId, provider }, 'a refund does not arrive')
    return async (tx) => {
      await takeRefund(context, tx, refundId, state)
      if (state !== 'done' && !told) await jobs.add(tx, later(due))
    }
  })
}

/** Has a provider asked now what became of a refund, by its number; answers false for one that is not known. */
export async function askForRefund({ jobs, clock, db }: Context, refundNo: string): Promise<boolean> {
  const id = await queries.refundOfNumber(db, refundNo)
  if (id) await jobs.add(db, { kind: refundJob, payload: { refundId: id, told: true }, runAt: clock.now() })
  return id !== undefined
}
