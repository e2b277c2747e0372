import { cartAdd } from '@contract/calls/cart'
import { orderCount, orderList } from '@contract/calls/order'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { updateGoods } from '../../server/testing/rows'
import { addressOf } from '../support/examples'
import { fillCart, payOrder, placeOrder } from '../support/orders'
import { people, type Person } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { payFromBalance } from '../support/steps'
import { itInFull } from '../support/suite'
import { detail } from '../../server/testing/orders'

/** The demo's merchants take minutes to accept an order, however slow the machine is. */
const stage = new Stage({ DEMO_SPEED: '0.1' })

let shop: Shop
beforeAll(async () => {
  shop = await findShop(stage.url)
})

/** The member about to place an order of the shop's two dishes. */
async function aboutToOrder() {
  const ann = await stage.open({ phone: people.member })
  await fillCart(ann.caller, shop)
  await ann.caller.call(cartAdd, { goodsId: shop.plain.id })
  await ann.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
  await ann.tap('Checkout')
  await ann.isAt('Confirm order')
  await ann.button('Place order').waitFor()
  const { toPay } = await ann.caller.call(orderCount, {})
  return { ann, toPay }
}

const pricesOf = (goodsId: string) =>
  stage.db
    .selectFrom('goods')
    .select(['shop_price', 'activity_price', 'member_price', 'stock'])
    .where('id', '=', goodsId)
    .executeTakeFirstOrThrow()

async function newestOrder({ caller }: Person) {
  const { items } = await caller.call(orderList, {})
  return detail(caller, items[0]?.id ?? '')
}

it('should name the dish that became dearer, order nothing, and take the order for the new price', async () => {
  const { ann, toPay } = await aboutToOrder()
  const before = await pricesOf(shop.plain.id)
  const price = before.shop_price + 300
  await updateGoods(stage.db, shop.plain.id, { shop_price: price, activity_price: null, member_price: null })
  await ann.tap('Place order')
  const told = ann.page.getByRole('alertdialog', { name: 'The order has changed' })
  await told
    .getByText(new RegExp(`${shop.plain.name} ¥[\\d.]+ → ${formatMoney(price)}; .*Total ¥[\\d.]+ → ¥`))
    .waitFor()
  expect(await ann.caller.call(orderCount, {})).toMatchObject({ toPay })
  await told.getByRole('button', { name: 'Got it' }).click()
  await ann.tap('Place order')
  await ann.isAt('Pay')
  const line = expect.objectContaining({ goodsId: shop.plain.id, price }) as unknown
  expect((await newestOrder(ann)).lines).toContainEqual(line)
  await updateGoods(stage.db, shop.plain.id, before)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should say that a dish sold out after it was put into the cart, and order the rest without it', async () => {
  const { ann, toPay } = await aboutToOrder()
  const money = await ann.caller.call(walletBalance, {})
  const { stock } = await pricesOf(shop.plain.id)
  await updateGoods(stage.db, shop.plain.id, { stock: 0 })
  await ann.tap('Place order')
  await ann.screen.getByRole('alert').getByText('The product is out of stock').waitFor()
  await expect(ann.button('Place order').getAttribute('aria-disabled')).resolves.toBe('true')
  expect(await ann.caller.call(orderCount, {})).toMatchObject({ toPay })
  expect(await ann.caller.call(walletBalance, {})).toEqual(money)
  await ann.tap('Back')
  await ann.tap(ann.words.cart(2))
  await ann.dialog.getByText('Sold out').waitFor()
  await ann.dialog.getByRole('button', { name: `Remove one ${shop.plain.name}` }).click()
  await ann.dialog.getByText('Sold out').waitFor({ state: 'detached' })
  await ann.dialog.getByRole('button', { name: 'Checkout' }).click()
  await ann.tap('Place order')
  await ann.isAt('Pay')
  expect((await newestOrder(ann)).lines.map(({ goodsId }) => goodsId)).toEqual([shop.dish.id])
  await updateGoods(stage.db, shop.plain.id, { stock })
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should add a forgotten dish to a paid order, and pay for it alone', async () => {
  const ann = await stage.open({ phone: people.member })
  const orderId = await placeOrder(ann.caller, shop)
  await payOrder(ann.caller, orderId)
  const before = await detail(ann.caller, orderId)
  await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
  await ann.tap('Add dishes')
  await ann.fill(/^Search /, shop.plain.name)
  await ann.tap(`Add ${shop.plain.name}`)
  await ann.page.reload()
  await ann.tap(/^Add for ¥/)
  await payFromBalance(ann)
  await ann.sees('Added later')
  const after = await detail(ann.caller, orderId)
  expect([after.count, after.lines.at(-1)?.goodsId]).toEqual([before.count + 1, shop.plain.id])
  expect(after.total).toBe(before.total + (after.lines.at(-1)?.paid ?? 0))
  expect(ann.faults).toEqual([])
  await ann.close()
})
