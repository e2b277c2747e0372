import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import type { Notices } from '../notices'
import * as queries from '../queries/subjects'
import type { TopicName } from '../topics'
import type { orderTopics } from '../topics/orders'
import type { Sources } from './sources'

type Tx = Transaction<Database>
type OrderTopic = Extract<TopicName, keyof typeof orderTopics>

/** Topics by event of a takeaway order. */
const takeaway: Readonly<Record<string, OrderTopic>> = {
  accept: 'orderAccepted',
  ready: 'orderReady',
  deliver: 'orderDelivered',
  merchantDeliver: 'orderDelivered',
  refuse: 'orderCancelled',
  lapse: 'orderCancelled',
}

/** A parcel that was delivered longer ago is no news. */
const newsDays = 3

/** Sends notices of takeaway and mall orders. */
export function tellOfOrders({ context: { clock }, notices, orders, parcels }: Sources): void {
  orders.onChange('takeaway', async (tx, { id }, event) => {
    const topic = takeaway[event]
    if (topic) await tellOf(tx, notices, topic, id)
  })
  orders.onChange('mall', async (tx, { id }, event) => {
    if (event === 'cannotShip') await tellOf(tx, notices, 'cannotShip', id)
    if (event === 'openBalance') await tellOfBalance(tx, notices, id)
  })
  parcels.onShipped((tx, parcelId) => tellOfParcel(tx, notices, 'parcelShipped', parcelId))
  orders.onTouch('mall', async (tx, { id, phase }) => {
    if (phase !== 'inProgress') return
    const since = minutesAfter(clock.now(), -newsDays * 24 * 60)
    for (const parcelId of await queries.deliveredParcels(tx, id, since))
      await tellOfParcel(tx, notices, 'parcelSigned', parcelId)
  })
}

async function tellOf(tx: Tx, notices: Notices, topic: OrderTopic, orderId: string): Promise<void> {
  const head = await queries.orderHead(tx, orderId)
  if (!head) return
  const { customer_id: customerId, store, goods, picture } = head
  await notices.tell(tx, topic, [
    { customerId, subject: orderId, targetId: orderId, params: { store, goods }, picture },
  ])
}

async function tellOfParcel(
  tx: Tx,
  notices: Notices,
  topic: 'parcelShipped' | 'parcelSigned',
  parcelId: string,
): Promise<void> {
  const parcel = await queries.parcelHead(tx, parcelId)
  const head = parcel && (await queries.orderHead(tx, parcel.order_id))
  if (!head) return
  const { customer_id: customerId, store } = head
  const { name: goods, picture } = parcel.snapshot ?? { name: head.goods, picture: head.picture }
  const notice = { customerId, subject: parcelId, targetId: head.id, params: { store, goods }, picture }
  await notices.tell(tx, topic, [notice])
}

async function tellOfBalance(tx: Tx, notices: Notices, orderId: string): Promise<void> {
  const [head, row] = [await queries.orderHead(tx, orderId), await queries.balanceOf(tx, orderId)]
  if (!head || !row?.balance || !row.balance_until) return
  const { customer_id: customerId, zone, picture } = head
  const until = { at: row.balance_until.toISOString(), zone }
  const params = { product: row.name, amount: row.balance, until }
  const notice = { customerId, subject: orderId, targetId: orderId, params, picture, until: row.balance_until }
  await notices.tell(tx, 'balanceOpen', [notice])
}
