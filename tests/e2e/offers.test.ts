import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { couponList } from '@contract/calls/coupon'
import { goodsList } from '@contract/calls/goods'
import { memberEnvelopes } from '@contract/calls/member'
import { orderDetail, orderList, orderSubmit } from '@contract/calls/order'
import { formatMoney } from '@contract/money'
import type { TestCaller } from '../../server/testing/caller'
import { basketQuote } from '../../server/testing/orders'
import { fillCart } from '../support/orders'
import { people, type Person } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { logInByCode, payFromBalance } from '../support/steps'
import { itInFull } from '../support/suite'

const stage = new Stage()

/** Enough of the shop's dish in the basket for most coupons. */
async function fillWell(caller: TestCaller, shop: Shop): Promise<void> {
  await fillCart(caller, shop)
  await caller.call(cartAdd, { goodsId: shop.plain.id, quantity: 3 })
}

const unused = async (ann: Person) => (await ann.caller.call(couponList, { pageSize: 50 })).items.map(({ id }) => id)

const toConfirm = (ann: Person, { id }: Shop) => ann.goto(`pages/order/confirm/index?storeId=${id}`)

itInFull('should let a visitor receive red envelopes on home, with a login between', async () => {
  const ann = await stage.open()
  await ann.goto()
  await ann.tap('Claim red envelopes')
  await logInByCode(ann, '13911110071')
  await ann.sees('4 coupons added')
  await ann.goto('pages/user/coupons/index')
  await ann.isAt('My red envelopes')
  await ann.sees('Weekly red envelope')
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should use the best red envelope in an order, or the one that is chosen', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.customer })
  await fillWell(ann.caller, shop)
  const quote = await basketQuote(ann.caller, { storeId: shop.id })
  const envelope = quote.coupons.find(({ slot }) => slot === 'envelope')
  expect(envelope?.off).toBeGreaterThan(0)
  await toConfirm(ann, shop)
  await ann.tap(/envelope.*−¥/i)
  await ann.isAt('Coupons')
  await ann.sees('Can’t be used on this order')
  await ann.screen.getByRole('radio', { checked: true }).first().click()
  await ann.tap(/^Use (none|\d)/)
  await ann.isAt('Confirm order')
  await ann.tap(/Red envelope.*available/)
  await ann.tap('Best savings')
  await ann.button(/envelope.*−¥/i).waitFor()
  await ann.tap('Place order')
  await payFromBalance(ann)
  await ann.sees('Paid')
  const { items } = await ann.caller.call(orderList, {})
  const order = await ann.caller.call(orderDetail, { orderId: items[0]?.id ?? '' })
  expect(order.components.find(({ kind }) => kind === 'envelope')?.amount).toBe(-(envelope?.off ?? 0))
  expect(await unused(ann)).not.toContain(envelope?.couponId)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should say that a red envelope was used on another device, and continue without it', async () => {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.member })
  await fillWell(ann.caller, shop)
  await toConfirm(ann, shop)
  await ann.button(/envelope.*−¥/i).waitFor()
  const { id: quoteId, coupons } = await basketQuote(ann.caller, { storeId: shop.id })
  const before = (await ann.caller.call(orderList, { kind: 'takeaway', pageSize: 50 })).items.length
  await ann.caller.call(orderSubmit, { quoteId, idempotencyKey: randomUUID() })
  await fillWell(ann.caller, shop)
  await ann.tap('Place order')
  await ann.sees('This red envelope can’t be used here')
  expect((await ann.caller.call(orderList, { kind: 'takeaway', pageSize: 50 })).items).toHaveLength(before + 1)
  const usedIds = coupons.flatMap(({ couponId }) => (couponId ? [couponId] : []))
  const again = await basketQuote(ann.caller, { storeId: shop.id })
  for (const { couponId } of again.coupons) expect(usedIds).not.toContain(couponId)
  await ann.tap('Place order')
  await ann.isAt('Pay')
  expect(ann.faults).toEqual([])
  await ann.close()
})

/** A dish near the demo that members pay less for, without options. */
async function memberDish(caller: TestCaller) {
  const { items } = await caller.call(goodsList, { only: 'member', pageSize: 50 })
  const dish = items.find(({ isOpen, soldOut, hasOptions, activityPrice, memberPrice, shopPrice, purchaseLimit }) => {
    const free = isOpen && !soldOut && !hasOptions && activityPrice === null && purchaseLimit === null
    return free && memberPrice !== null && memberPrice < shopPrice
  })
  if (!dish?.memberPrice) throw new Error('No dish near the demo has a member price')
  return { ...dish, memberPrice: dish.memberPrice }
}

it('should open the membership, and sell at member prices in the cart and in an order from then on', async () => {
  const ann = await stage.open({ phone: people.customer })
  const { id: goodsId, storeId, shopPrice, memberPrice } = await memberDish(ann.caller)
  const quantity = Math.ceil(6000 / memberPrice)
  await ann.caller.call(cartAdd, { goodsId, quantity })
  const price = async () => {
    const { baskets } = await ann.caller.call(cartInfo, {})
    return baskets.find(({ store }) => store.id === storeId)?.lines.find((line) => line.goodsId === goodsId)?.price
  }
  expect(await price()).toBe(shopPrice)
  await ann.goto('pages/tab/member/index')
  await ann.screen.getByRole('radio', { name: /Month/ }).click()
  await ann.tap('Join · Month · ¥15.00')
  await ann.sees('Agree to the Membership Terms first')
  await ann.screen.getByRole('checkbox', { name: /Membership Terms/ }).click()
  await ann.tap('Join · Month · ¥15.00')
  await payFromBalance(ann)
  await ann.sees('Renew your plan')
  await ann.sees('This month’s envelopes')
  expect(await price()).toBe(memberPrice)
  await ann.goto('pages/tab/homePage/homePage')
  await ann.sees(formatMoney(memberPrice))
  await ann.goto(`pages/order/confirm/index?storeId=${storeId}`)
  await ann.tap('Place order')
  await ann.isAt('Pay')
  const { items } = await ann.caller.call(orderList, {})
  const { lines, components } = await ann.caller.call(orderDetail, { orderId: items[0]?.id ?? '' })
  expect(lines.map((line) => line.price)).toEqual([memberPrice])
  expect(components.find(({ kind }) => kind === 'goods')?.amount).toBe(memberPrice * quantity)
  const { left } = await ann.caller.call(memberEnvelopes, {})
  expect(left).toBeGreaterThanOrEqual(3)
  expect(ann.faults).toEqual([])
  await ann.close()
})
