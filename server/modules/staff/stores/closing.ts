import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { eventsFor } from '@contract/states/machine'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { hasOpenRefund } from '../orders/queries'
import type { OrderNeeds } from '../orders/service'
import type { Order } from '../../order/queries'
import { storeEnded } from '../../order/reasons'
import { openOrdersOf } from './queries'

type Tx = Transaction<Database>

/** The payloads in the jobs table; queued jobs rely on the field names. */
interface ClosingJob {
  readonly storeId: string
  readonly refunds: boolean
}
interface EndingJob {
  readonly orderId: OrderId
  readonly refunds: boolean
}

const closingJob = 'store.close'
const endingJob = 'store.endOrder'

/** Minutes after which an order whose refund is being decided is looked at again. */
const againMinutes = 60
/** Minutes from the closing of a store until its orders are collected, so that none that is being placed is missed. */
const collectMinutes = 1

/** Ends what a store that closes for good leaves open: each order by a separate job. */
export class StoreClosing {
  constructor(
    private readonly context: Context,
    private readonly needs: OrderNeeds,
  ) {
    context.jobs.on<ClosingJob>(closingJob, (tx, job) => this.collect(tx, job))
    context.jobs.on<EndingJob>(endingJob, (tx, job) => this.end(tx, job))
  }

  /** Plans the end of the open orders of a store; `refunds` also those that are paid and could be finished. */
  async plan(tx: Tx, storeId: string, refunds: boolean): Promise<void> {
    const runAt = minutesAfter(this.context.clock.now(), collectMinutes)
    await this.context.jobs.add(tx, { kind: closingJob, payload: { storeId, refunds }, runAt })
  }

  private async collect(tx: Tx, { storeId, refunds }: ClosingJob): Promise<void> {
    const runAt = this.context.clock.now()
    for (const orderId of await openOrdersOf(tx, storeId))
      await this.context.jobs.add(tx, { kind: endingJob, payload: { orderId, refunds }, runAt })
  }

  private async end(tx: Tx, job: EndingJob): Promise<void> {
    const { orders, refunds, kinds } = this.needs
    const order = await orders.lock(tx, job.orderId)
    if (order.phase !== 'toPay' && order.phase !== 'inProgress') return
    const unused = (await kinds.of(order).refunds.unused?.(tx, order)) ?? []
    const isWithdrawn = (order.paid_at === null || job.refunds) && this.canWithdraw(order)
    if (unused.length === 0 && !isWithdrawn) return
    if (await hasOpenRefund(tx, order.id)) {
      const runAt = minutesAfter(this.context.clock.now(), againMinutes)
      await this.context.jobs.add(tx, { kind: endingJob, payload: job, runAt })
      return
    }
    if (isWithdrawn) {
      await orders.fire(tx, order, 'withdraw', 'staff', { reason: 'storeEnded' })
      return
    }
    const refund = await refunds.apply(tx, order, {
      ...{ type: 'partial', service: 'refundOnly', lines: unused, reason: storeEnded.en, description: '' },
      ...{ pictures: [], actor: 'platform' },
    })
    await refunds.fire(tx, await orders.lock(tx, order.id), refund, 'agreeRefund', 'platform')
  }

  private canWithdraw({ kind, state, variant }: Order): boolean {
    const { states } = this.needs.kinds.of({ kind })
    return eventsFor<string, string, string>(states.machine, state, 'staff', variant ?? undefined).includes('withdraw')
  }
}
