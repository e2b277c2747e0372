import type { Transaction } from 'kysely'
import type { MissingState } from '@contract/states/parcel'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import { tellOfOrder } from '../message/order-notice'
import * as queries from '../message/queries/subjects'
import { tellStore } from '../message/store-notice'
import type { OrderEngine } from '../order/engine'
import type { PriceAlerts } from './alerts/price/service'
import type { RestockAlerts } from './alerts/service'
import type { ParcelDesk } from './parcels/desk'

type Tx = Transaction<Database>

/** A parcel that was delivered longer ago is no news. */
const newsDays = 3
/** The digits of an order's number by which a shop knows it. */
const shownDigits = 4

interface Sources {
  readonly notices: Notices
  readonly orders: OrderEngine
  readonly parcels: ParcelDesk
  readonly alerts: RestockAlerts
  readonly priceAlerts: PriceAlerts
}

/** Sends notices of takeaway and mall orders. */
export function tellOfMall({ clock }: Context, { notices, orders, parcels, alerts, priceAlerts }: Sources): void {
  orders.onChange('mall', async (tx, { id }, event) => {
    if (event === 'cannotShip') await tellOfOrder(tx, notices, 'cannotShip', id)
    if (event === 'openBalance') await tellOfBalance(tx, notices, id)
  })
  parcels.onShipped((tx, parcelId) => tellOfParcel(tx, notices, 'parcelShipped', parcelId))
  parcels.onMissing((tx, parcelId, state) => tellOfMissing(tx, notices, parcelId, state))
  orders.onTouch('mall', async (tx, { id, phase }) => {
    if (phase !== 'inProgress') return
    const since = minutesAfter(clock.now(), -newsDays * 24 * 60)
    for (const parcelId of await queries.deliveredParcels(tx, id, since))
      await tellOfParcel(tx, notices, 'parcelSigned', parcelId)
  })
  alerts.onBack(async (tx, waiting) => {
    const products = await queries.productsByIds(tx, [...new Set(waiting.map(({ productId }) => productId))])
    const byId = new Map(products.map((product) => [product.id, product]))
    const entries = waiting.flatMap(({ id, customerId, productId, since }) => {
      const product = byId.get(productId)
      if (!product) return []
      const { name, picture } = product
      const subject = `${id}:${since.toISOString()}`
      return [{ customerId, subject, targetId: productId, params: { product: name }, picture }]
    })
    await notices.tell(tx, 'backInStock', entries)
  })
  priceAlerts.onFall(async (tx, fallen) => {
    const entries = fallen.map(({ customerId, productId, since, before, price, name, picture }) => {
      const subject = `${productId}:${since.toISOString()}:${price}`
      return { customerId, subject, targetId: productId, params: { product: name, price, by: before - price }, picture }
    })
    await notices.tell(tx, 'cheaper', entries)
  })
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

/** Notifies the customer and the shop of a missing parcel, once, while goods in it are neither refunded nor asked about. */
async function tellOfMissing(tx: Tx, notices: Notices, subject: string, state: MissingState): Promise<void> {
  const parcel = await queries.awaitedGoods(tx, subject)
  const head = parcel && (await queries.orderHead(tx, parcel.order_id))
  if (!head || parcel.store_id === null) return
  const { customer_id: customerId, id: targetId, store } = head
  const { name: goods, picture } = parcel.snapshot
  const isLost = state === 'lost'
  await notices.tell(tx, 'parcelMissing', [
    { customerId, subject, targetId, params: { store, goods, isLost }, picture },
  ])
  const params = (name: Bilingual) => ({ store: name, goods, number: parcel.number.slice(-shownDigits), isLost })
  await tellStore(tx, notices, 'storeParcelMissing', { storeId: parcel.store_id, subject, params })
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
