import { Counter } from 'prom-client'
import type { Transaction } from 'kysely'
import type { DeliveryId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { OrderEngine } from '../order/engine'
import * as queries from './queries'
import type { DeliverySources } from './sources'

type Tx = Transaction<Database>

interface Job {
  readonly deliveryId: DeliveryId
  /** The time since which it waits; once its rider gives it up, it waits from then on. */
  readonly since: string
}

const untakenJob = 'delivery.untaken'
/** The job that counts one, once its customer's notice is written. */
const countJob = 'delivery.untakenCount'

/** Reports deliveries that nobody takes to customers and staff. */
export class Untaken {
  private counter: Counter | undefined

  constructor(
    private readonly context: Context,
    private readonly orders: Pick<OrderEngine, 'lock'>,
    private readonly sources: DeliverySources,
  ) {
    context.jobs.on<Job>(untakenJob, (tx, job) => this.tell(tx, job))
    context.jobs.outside<Pick<Job, 'deliveryId'>>(countJob, (job) => this.count(job))
  }

  /** Begins to count them. */
  measure(): void {
    this.counter = new Counter({
      name: 'linli_untaken_deliveries_total',
      help: 'Deliveries that nobody took in time',
      registers: [this.context.metrics],
    })
  }

  /** Looks at a waiting delivery once it has waited for long, from the time at which riders are asked. */
  async plan(tx: Tx, { id: deliveryId, waiting_since }: queries.Delivery, begins: Date): Promise<void> {
    const payload: Job = { deliveryId, since: waiting_since.toISOString() }
    await this.context.jobs.add(tx, { kind: untakenJob, payload, runAt: minutesAfter(begins, limits.untakenMinutes) })
  }

  private async tell(tx: Tx, { deliveryId, since }: Job): Promise<void> {
    const order = await this.orders.lock(tx, await queries.orderOfDelivery(tx, deliveryId))
    const { state, waiting_since, order_kind } = await queries.lockDelivery(tx, deliveryId)
    if ((state !== 'waiting' && state !== 'offered') || waiting_since.toISOString() !== since) return
    await this.sources.of(order_kind).untaken?.(tx, order)
    const runAt = this.context.clock.now()
    await this.context.jobs.add(tx, { kind: countJob, payload: { deliveryId }, runAt })
  }

  private count({ deliveryId }: Pick<Job, 'deliveryId'>): Promise<undefined> {
    this.counter?.inc()
    this.context.log.warn({ delivery: deliveryId }, 'nobody takes a delivery')
    return Promise.resolve(undefined)
  }
}
