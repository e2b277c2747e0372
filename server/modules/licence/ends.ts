import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { daysAfter, localDay } from '../../local-time'
import type { Riders } from '../delivery/riders'
import type { Notices } from '../message/notices'
import { tellStore } from '../message/store-notice'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Needs {
  readonly notices: Notices
  readonly riders: Pick<Riders, 'suspend'>
}

/** Days before its end at which a licence is announced, from the longest. */
const steps = [30, 7, 1] as const
/** Documents in one transaction. */
const most = 200

/** Warns stores and riders before a licence or an insurance ends, and suspends them once it has. */
export class LicenceEnds {
  constructor(
    private readonly context: Context,
    private readonly needs: Needs,
  ) {}

  async start(): Promise<void> {
    const { context } = this
    await everyHour(context, 'licence.warn', (tx, now) => this.warn(tx, now))
    await everyHour(context, 'licence.stores', (tx, now) => this.suspendStores(tx, now))
    await everyHour(context, 'licence.riders', (tx, now) => this.suspendRiders(tx, now))
  }

  /** Sends the warnings of each step; answers whether there may be more. */
  private async warn(tx: Tx, now: Date): Promise<boolean> {
    const { notices } = this.needs
    const day = (count: number) =>
      localDay(this.context.config.timeZone, daysAfter(this.context.config.timeZone, now, count))
    let hasMore = false
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1]
      const ends = { from: day(next === undefined ? 0 : next + 1), until: day(step), step, most }
      const licences = await queries.endingLicences(tx, ends)
      for (const { store_id: storeId, subject, kind, until } of licences)
        await tellStore(tx, notices, 'storeLicenceEnds', {
          storeId,
          subject,
          params: (store) => ({ store, kind, until }),
        })
      const insurances = await queries.endingInsurances(tx, ends)
      await notices.tell(
        tx,
        'riderInsuranceEnds',
        insurances.map(({ customer_id: customerId, until }) => ({
          ...{ customerId, subject: `${until}:${step}`, targetId: customerId, params: { until } },
        })),
      )
      hasMore ||= licences.length === most || insurances.length === most
    }
    return hasMore
  }

  private async suspendStores(tx: Tx, now: Date): Promise<boolean> {
    const day = localDay(this.context.config.timeZone, now)
    const rows = await queries.suspendEnded(tx, { day, now, most })
    for (const { store_id: storeId, subject, kind } of rows)
      await tellStore(tx, this.needs.notices, 'storeLicenceEnded', {
        storeId,
        subject,
        params: (store) => ({ store, kind }),
      })
    return rows.length === most
  }

  private async suspendRiders(tx: Tx, now: Date): Promise<boolean> {
    const rows = await queries.endedRiders(tx, localDay(this.context.config.timeZone, now), most)
    for (const { customer_id: customerId, until } of rows) {
      await this.needs.riders.suspend(tx, customerId, true)
      await queries.markUninsured(tx, customerId, now)
      await this.needs.notices.tell(tx, 'riderInsuranceEnded', [
        { customerId, subject: until, targetId: customerId, params: {} },
      ])
    }
    return rows.length === most
  }
}
