import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { RequestInput } from '@contract/call'
import type { MallDetail, MallQuote } from '@contract/entities/order'
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

/** A quote of the mall, by default for the cart. */
export async function mallQuote(
  ann: TestCaller,
  request: Omit<Extract<RequestInput<typeof orderConfirm>, { kind: 'mall' }>, 'kind'> = {},
): Promise<MallQuote> {
  const quote = await ann.call(orderConfirm, { kind: 'mall', ...request })
  if (!isOfKind(quote, 'mall')) throw new Error('it is no quote of the mall')
  return quote
}

interface Shop {
  readonly id: string
  readonly templateId: string
}

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })

/** A customer with an address and with tea of one shop and a plant of another in the cart. */
export async function aShopper(
  world: World,
  [tea, home]: readonly [Shop, Shop],
  { balance = 1_000_00, teas = 1 } = {},
) {
  const mall = new MallFactory(world.app.context.db, world.make)
  const ann = await world.make.customer({ balance })
  await world.make.address(ann.id, { region_code: '440305', is_default: true })
  const longjing = await mall.product(tea, { name: both('Longjing') }, [{ shop_price: 16_800, stock: 50 }])
  const monstera = await mall.product(home, { name: both('Monstera') }, [{ shop_price: 4500, stock: 50 }])
  const [teaSku = ''] = longjing.skuIds
  const [plantSku = ''] = monstera.skuIds
  await ann.call(cartAdd, { skuId: teaSku, quantity: teas })
  await ann.call(cartAdd, { skuId: plantSku })
  return { ann, teaSku, plantSku }
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
