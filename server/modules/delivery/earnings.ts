import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { riderEarnings, riderPayOut } from '@contract/calls/rider'
import type { Context } from '../../context'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { daysAfter, localDay, localDayStart } from '../../local-time'
import { post } from '../wallet/ledger'
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
    const { all } = await queries.pendingPay(db, riderId, minutesAfter(first, 0))
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
    { amount, idempotencyKey }: Request<typeof riderPayOut>,
  ): Promise<Response<typeof riderPayOut>> {
    await queries.lockRider(tx, riderId)
    const { available } = await queries.balancesOf(tx, riderId)
    if (amount === 0 || amount > available) throw new Failure('payOutTooMuch', { left: available })
    const sides = [
      { account: { kind: 'rider', ownerId: riderId }, amount: -amount },
      { account: { kind: 'customer', ownerId: riderId }, amount },
    ] as const
    await post(tx, { kind: 'riderPayOut', referenceId: idempotencyKey, at: this.context.clock.now(), sides })
    return { available: available - amount }
  }
}
