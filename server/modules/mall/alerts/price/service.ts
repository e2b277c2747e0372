import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { mallWatchPrice } from '@contract/calls/mall'
import type { Context } from '../../../../context'
import type { Database } from '../../../../database/schema'
import type { Caller, SignedIn } from '../../../../http/caller'
import { Failure } from '../../../../http/failure'
import { everyHour } from '../../../../jobs/hourly'
import * as queries from './queries'

type Tx = Transaction<Database>

const toldAtOnce = 500

/** Listener to fallen prices with their alerts, called in the transaction that finds them. */
export type FallListener = (tx: Tx, fallen: readonly queries.FallenPrice[]) => Promise<void>

/** Alerts for products that become cheaper; each further fall is notified too. */
export class PriceAlerts {
  private readonly listeners: FallListener[] = []

  constructor(private readonly context: Context) {}

  /** Subscribes to fallen prices. */
  onFall(listener: FallListener): void {
    this.listeners.push(listener)
  }

  /** Turns an alert on or off; repeating it changes nothing. @throws Failure `productNotFound` */
  async set(
    { customer }: SignedIn,
    { productId, on }: Request<typeof mallWatchPrice>,
  ): Promise<Response<typeof mallWatchPrice>> {
    const { db, clock } = this.context
    if (!on) await queries.stopWatching(db, customer.id, productId)
    else if (!(await queries.watchPrice(db, customer.id, productId, clock.now()))) throw new Failure('productNotFound')
    return { on }
  }

  /** Whether the caller has an alert for a product; false for visitors. */
  async has({ customer }: Caller, productId: string): Promise<boolean> {
    return customer ? queries.isWatched(this.context.db, customer.id, productId) : false
  }

  /** Notifies a batch of customers of fallen prices; answers whether more may wait. */
  async look(tx: Tx): Promise<boolean> {
    const fallen = await queries.takeFallen(tx, toldAtOnce)
    if (fallen.length > 0) for (const listener of this.listeners) await listener(tx, fallen)
    return fallen.length === toldAtOnce
  }

  /** Schedules the hourly look. */
  start(): Promise<void> {
    return everyHour(this.context, 'mall.priceAlerts', (tx) => this.look(tx))
  }
}
