import { randomUUID } from 'node:crypto'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { MallDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { ParcelState } from '@contract/states/parcel'
import { newsOf } from '../modules/mall/parcels/queries'
import type { TestCaller } from './caller'
import { MallFactory } from './mall'
import type { World } from './world'

/** A mall order as its customer sees it. */
export async function mallDetail(ann: TestCaller, orderId: string): Promise<MallDetail> {
  const order = await ann.call(orderDetail, { orderId })
  if (!isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
  return order
}

/** A paid order of a product with `parcels` pieces, each from a different warehouse. */
export async function aMallOrder(world: World, { parcels = 1 } = {}) {
  const { db } = world.app.context
  const mall = new MallFactory(db, world.make)
  const ann = await world.make.customer({ balance: 1_000_00 })
  await world.make.address(ann.id, { region_code: '440305' })
  const shop = await mall.shop()
  const { skuIds } = await mall.product(shop, {}, [{ stock: 1, shop_price: 5000 }])
  const [skuId = ''] = skuIds
  for (let place = 1; place < parcels; place += 1) {
    const warehouse_id = await mall.warehouse(place)
    await db.insertInto('sku_stock').values({ sku_id: skuId, warehouse_id, quantity: 1 }).execute()
  }
  const { id: quoteId } = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId, quantity: parcels } })
  const { orderId } = await ann.call(orderSubmit, { quoteId, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  const { parcelList } = await mallDetail(ann, orderId)
  return { ann, orderId, skuId, shop, parcelIds: parcelList.map(({ id }) => id) }
}

/** Ships a parcel. */
export const shipParcel = ({ app }: World, parcelId: string, trackingNumber = 'SF1') =>
  app.context.db
    .transaction()
    .execute((tx) => app.services.parcels.ship(tx, parcelId, { carrier: 'shunfeng', trackingNumber }))

/** Adds a tracking event of a parcel, now. */
export async function sayOfParcel({ app, clock }: World, parcelId: string, state: ParcelState, text: string = state) {
  const { db } = app.context
  const before = (await newsOf(db, parcelId)).map(({ at, ...news }) => ({ ...news, at: new Date(at) }))
  const news = { state, text: { en: text, zh: text }, at: clock.now() }
  await db.transaction().execute((tx) => app.services.parcels.take(tx, parcelId, [news, ...before]))
}
