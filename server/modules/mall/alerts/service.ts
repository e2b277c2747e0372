import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { mallNotifyMe } from '@contract/calls/mall'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Caller, SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { everyHour } from '../../../jobs/hourly'
import { productById } from '../catalogue/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

const toldAtOnce = 500

/** Listener to restocked goods with their alerts, called in the transaction that finds them. */
export type BackListener = (tx: Tx, waiting: readonly queries.WaitingSince[]) => Promise<void>

/** Back-in-stock alerts of products and SKUs. */
export class RestockAlerts {
  private readonly listeners: BackListener[] = []

  constructor(private readonly context: Context) {}

  /** Subscribes to due alerts. */
  onBack(listener: BackListener): void {
    this.listeners.push(listener)
  }

  /** Turns an alert on or off; repeating it changes nothing. @throws Failure `productNotFound` */
  async set(
    { customer }: SignedIn,
    { productId, skuId, on }: Request<typeof mallNotifyMe>,
  ): Promise<Response<typeof mallNotifyMe>> {
    const { db, clock } = this.context
    const waiting = { customerId: customer.id, productId, skuId }
    if (on) {
      const known = await productById(db, productId)
      if (!known || (skuId !== null && !(await queries.hasSku(db, productId, skuId))))
        throw new Failure('productNotFound')
      await queries.wait(db, { id: uuid(), ...waiting }, clock.now())
    } else await queries.stopWaiting(db, waiting)
    return { on }
  }

  /** SKUs of a product with an alert of the caller; null is any of its SKUs. */
  async of({ customer }: Caller, productId: string): Promise<(string | null)[]> {
    return customer ? queries.waitedFor(this.context.db, customer.id, productId) : []
  }

  /** Notifies a batch of customers whose goods are in stock again; answers whether more may wait. */
  async look(tx: Tx, now: Date): Promise<boolean> {
    const waiting = await queries.markBack(tx, now, toldAtOnce)
    if (waiting.length > 0) for (const listener of this.listeners) await listener(tx, waiting)
    return waiting.length === toldAtOnce
  }

  /** Schedules the hourly look. */
  start(): Promise<void> {
    return everyHour(this.context, 'mall.alerts', (tx, now) => this.look(tx, now))
  }
}
