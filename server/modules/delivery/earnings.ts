import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { riderEarnings, riderPayOut } from '@contract/calls/rider'
import { formatMoney } from '@contract/money'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { daysAfter, localDay, localDayStart } from '../../local-time'
import { postBy } from '../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>

const daysShown = 7

/** A rider's pay, by the ledger. */
export class Earnings {
  constructor(private readonly context: Context) {}

  /** The pay of the seven days that end on a day, today without one. */
  async week(riderId: string, { until }: Request<typeof riderEarnings>): Promise<Response<typeof riderEarnings>> {
    const { db, clock, config } = this.context
    const zone = config.timeZone
    const last = until ? localDayStart(zone, new Date(`${until}T12:00:00Z`)) : localDayStart(zone, clock.now())
    const starts = Array.from({ length: daysShown }, (_, index) => daysAfter(zone, last, index + 1 - daysShown))
    const [first = last] = starts
    const end = daysAfter(zone, last, 1)
    const paid = await queries.paidByDay(db, riderId, zone, first, end)
    const ended = await queries.endedByDay(db, riderId, zone, first, end)
    const { all } = await queries.pendingPay(db, riderId, first)
    return {
      ...(await queries.balancesOf(db, riderId)),
      pending: Math.max(0, all),
      days: starts.map((start) => {
        const day = localDay(zone, start)
        return { day, earned: paid.get(day) ?? 0, deliveries: ended.get(day) ?? 0 }
      }),
    }
  }

  /** Moves pay into the rider's wallet. @throws Failure `payOutTooMuch` */
  async payOut(
    tx: Tx,
    riderId: string,
    { amount }: Request<typeof riderPayOut>,
  ): Promise<Response<typeof riderPayOut>> {
    const { clock, config } = this.context
    const account = { kind: 'rider', ownerId: riderId } as const
    const wallet = { kind: 'customer', ownerId: riderId } as const
    let available = 0
    await postBy(tx, { kind: 'riderPayOut', referenceId: uuid(), at: clock.now() }, [account, wallet], (holds) => {
      available = holds(account)
      const left = formatMoney(available, { symbol: config.currencySymbol })
      if (amount === 0 || amount > available) throw new Failure('payOutTooMuch', { left })
      return [
        { account, amount: -amount },
        { account: wallet, amount },
      ]
    })
    return { available: available - amount }
  }
}
