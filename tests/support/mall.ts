import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { addressAdd } from '@contract/calls/address'
import { cartAdd, cartDelete, cartInfo } from '@contract/calls/cart'
import { mallProduct, mallProducts } from '@contract/calls/mall'
import { orderConfirm, orderConfirmReceipt, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { Product, Sku } from '@contract/entities/product'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from '../../server/testing/caller'
import type { TestDatabase } from '../../server/testing/database'
import { type Person, secrets } from './person'

type Db = TestDatabase['db']

/** A product of the mall and an available SKU of it. */
export interface AvailableSku {
  readonly product: Product
  readonly sku: Sku
}

const key = () => ({ idempotencyKey: uuid() })

/** A product by its id with a SKU that is well in stock, if it has one that everybody near the demo can buy. */
async function wantedOf(caller: TestCaller, productId: string): Promise<AvailableSku | undefined> {
  const product = await caller.call(mallProduct, { productId })
  const sku = product.skus.find(
    ({ soldOut, left, purchaseLimit }) => !soldOut && left === null && purchaseLimit === null,
  )
  const { shipping, purchaseLimit } = product
  return sku && shipping.deliverable && purchaseLimit === null ? { product, sku } : undefined
}

/** The first that some products have to offer. */
async function firstOf(caller: TestCaller, ids: readonly string[]): Promise<AvailableSku> {
  for (const id of ids) {
    const wanted = await wantedOf(caller, id)
    if (wanted) return wanted
  }
  throw new Error('The mall of the demo has nothing that the journeys can buy')
}

/** Products of two shops that cost little. */
export async function fromTwoShops(caller: TestCaller): Promise<[AvailableSku, AvailableSku]> {
  const { items } = await caller.call(mallProducts, { filters: ['inStock'], sort: 'priceUp', pageSize: 50 })
  const one = await firstOf(
    caller,
    items.map(({ id }) => id),
  )
  const others = items.filter(({ shopId }) => shopId !== one.product.shop.id)
  return [
    one,
    await firstOf(
      caller,
      others.map(({ id }) => id),
    ),
  ]
}

/** A product of a shop. */
export async function fromShop(caller: TestCaller, shopId: string): Promise<AvailableSku> {
  const { items } = await caller.call(mallProducts, { shopId, sort: 'priceUp' })
  return firstOf(
    caller,
    items.map(({ id }) => id),
  )
}

/** A product that is shipped to a province, or one that is not, by the first two digits of its code. */
export async function shippedTo(db: Db, caller: TestCaller, province: string, ships: boolean): Promise<AvailableSku> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('shipping_templates', 'shipping_templates.id', 'template_id')
    .select(['products.id', 'excluded'])
    .where('in_stock', '=', true)
    .orderBy('price_from')
    .orderBy('products.id')
    .execute()
  const fitting = rows.filter(({ excluded }) => excluded.includes(province) !== ships)
  return firstOf(
    caller,
    fitting.map(({ id }) => id),
  )
}

/** Sets the stock of a SKU in the first warehouses, and clears the others. */
export async function stockSku(db: Db, { sku }: AvailableSku, ...quantities: readonly number[]): Promise<void> {
  const warehouses = await db.selectFrom('warehouses').select('id').orderBy('position').orderBy('id').execute()
  await db.deleteFrom('sku_stock').where('sku_id', '=', sku.id).execute()
  await db
    .insertInto('sku_stock')
    .values(warehouses.map(({ id }, at) => ({ sku_id: sku.id, warehouse_id: id, quantity: quantities[at] ?? 0 })))
    .execute()
}

/** Fills the mall's cart with exactly these, one of each. */
export async function fillMallCart(caller: TestCaller, ...wanted: readonly AvailableSku[]): Promise<void> {
  const { mall } = await caller.call(cartInfo, { business: 'mall' })
  const lines = [...(mall?.shops.flatMap((shop) => shop.lines) ?? []), ...(mall?.gone ?? [])]
  if (lines.length > 0) await caller.call(cartDelete, { cartLineIds: lines.map(({ id }) => id) })
  for (const { sku } of wanted) await caller.call(cartAdd, { skuId: sku.id, quantity: 1 })
}

/** An order of the mall as its customer sees it. */
export async function mallOrder(caller: TestCaller, orderId: string) {
  const order = await caller.call(orderDetail, { orderId })
  if (!isOfKind(order, 'mall')) throw new Error('It is no order of the mall')
  return order
}

/** Buys some of a SKU by calls, from the balance, outside of the cart; returns the order's id. */
export async function buy(
  caller: TestCaller,
  { sku: { id: skuId } }: AvailableSku,
  { quantity = 1, ...more }: { quantity?: number; presaleId?: string } = {},
): Promise<string> {
  const { id: quoteId } = await caller.call(orderConfirm, { kind: 'mall', sku: { skuId, quantity }, ...more })
  const { orderId } = await caller.call(orderSubmit, { quoteId, agreed: true, ...key() })
  await caller.call(paymentBalancePay, { orderId, payPassword: secrets.payPassword, ...key() })
  return orderId
}

export const receive = (caller: TestCaller, orderId: string) => caller.call(orderConfirmReceipt, { orderId, ...key() })

/** An address in Urumqi, where much is not shipped to; returns its id. */
export async function addressFarAway(caller: TestCaller): Promise<string> {
  const who = { consignee: 'Leo', gender: 1, mobile: '13800000002', tag: 'Work', isDefault: false } as const
  const where = { regionCode: '650102', address: '100 Zhongshan Rd', addressDetail: '8-801' }
  return (await caller.call(addressAdd, { ...who, ...where })).id
}

/** Lets hours pass for a presale, its orders and their scheduled events. */
export async function pass(db: Db, presaleId: string, hours: number): Promise<void> {
  const less = sql.raw(`- interval '${hours} hours'`)
  const orders = sql`select order_id from presale_orders where presale_id = ${presaleId}`
  await db.transaction().execute(async (tx) => {
    await sql`
      update presales set deposit_from = deposit_from ${less}, deposit_until = deposit_until ${less},
        balance_from = balance_from ${less}, balance_until = balance_until ${less} where id = ${presaleId}`.execute(tx)
    await sql`
      update presale_orders set balance_from = balance_from ${less}, balance_until = balance_until ${less}
      where presale_id = ${presaleId}`.execute(tx)
    await sql`update orders set pay_before = pay_before ${less} where id in (${orders})`.execute(tx)
    await sql`
      update jobs set run_at = run_at ${less} where (payload->>'orderId')::uuid in (${orders})`.execute(tx)
  })
}

/** Begins a round of the flash sale now. */
export async function beginRound(db: Db, roundId: string): Promise<void> {
  await db.updateTable('flash_rounds').set({ starts_at: new Date() }).where('id', '=', roundId).execute()
}

/** Chooses the values of a SKU in the sheet in view. */
export async function choose(ann: Person, { product, sku }: AvailableSku): Promise<void> {
  for (const [index, { name, values }] of product.axes.entries()) {
    const group = ann.dialog.getByRole('group', { name, exact: true })
    const value = group.getByRole('checkbox', { name: values[sku.choice[index] ?? 0]?.name ?? '', exact: true })
    if (!(await value.isChecked())) await value.click()
  }
}
