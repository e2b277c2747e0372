import type { Transaction } from 'kysely'
import type { Database } from '../database/schema'
import { lockOrder } from '../modules/order/queries'
import { payTogether } from '../modules/order/settlement'
import { closePayment } from '../modules/payment/lifecycle'
import { paymentOfOrder } from '../modules/payment/queries'
import { trustedId } from '../security/trusted-id'
import type { TestCaller } from './caller'
import { anOrder } from './payments'
import type { World } from './world'

/** A payment that waits. */
export interface DuePayment {
  readonly ann: TestCaller
  readonly paymentId: string
  readonly amount: number
  /** Whether the subject is paid. */
  readonly outcome: () => Promise<'open' | 'paid'>
  /** The amount on the credited account. */
  readonly arrived: () => Promise<number>
  /** Ends the subject, which closes the payment. */
  readonly end: () => Promise<unknown>
}

/** Two orders of one customer at two stores with one payment. */
export async function dueOrders(world: World): Promise<DuePayment & { orderIds: string[] }> {
  const db = () => world.app.context.db
  const within = <T>(work: (tx: Transaction<Database>) => Promise<T>) => db().transaction().execute(work)
  const first = await anOrder(world)
  const second = await anOrder(world)
  await db().updateTable('orders').set({ customer_id: first.ann.id }).where('id', '=', second.orderId).execute()
  await db()
    .updateTable('payments')
    .set({ customer_id: first.ann.id })
    .where('subject_id', '=', second.orderId)
    .execute()
  const orderIds = [first.orderId, second.orderId].sort()
  await within(async (tx) => {
    const orders = []
    for (const id of orderIds) orders.push(await lockOrder(tx, trustedId('order', id)))
    await payTogether(tx, orders, world.clock.now())
  })
  const { id: paymentId, amount } = await paymentOfOrder(db(), first.orderId)
  const unpaid = () =>
    db().selectFrom('orders').select('id').where('id', 'in', orderIds).where('paid_at', 'is', null).execute()
  return {
    ann: first.ann,
    orderIds,
    paymentId,
    amount,
    outcome: async () => ((await unpaid()).length === 0 ? 'paid' : 'open'),
    arrived: async () => (await world.make.heldFor(first.storeId)) + (await world.make.heldFor(second.storeId)),
    end: () => within((tx) => closePayment(tx, paymentId, world.clock.now())),
  }
}
