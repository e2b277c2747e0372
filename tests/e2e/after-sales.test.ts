import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { updateGoods } from '../../server/testing/rows'
import { addressOf } from '../support/examples'
import { payOrder, placeOrder } from '../support/orders'
import { beginning, people } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull } from '../support/suite'
import { detail } from '../../server/testing/orders'

const stage = new Stage()

/**
 * The member, on the page of a paid order of the shop's dish and `more` of the plain one; its note selects the
 * surprise.
 */
async function atAnOrder(remark = '', more = 0) {
  const shop = await findShop(stage.url)
  const ann = await stage.open({ phone: people.member })
  const orderId = await placeOrder(ann.caller, shop, remark, more)
  await payOrder(ann.caller, orderId)
  const { estimatedAt } = await detail(ann.caller, orderId)
  await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
  return { ann, shop, orderId, estimatedAt }
}

itInFull('should let a delay be refused, and bring the order all the same', async () => {
  const { ann, orderId, estimatedAt } = await atAnOrder('#late')
  await ann.tap(/^Choose/)
  await ann.isAt(/needs \d+ more minutes/)
  await ann.tap('Decline')
  await ann.sees('You declined the delay')
  await ann.tap('View order')
  await ann.isAt('Delivered')
  const order = await detail(ann.caller, orderId)
  expect(order).toMatchObject({ estimatedAt, delay: { answer: 'refused' } })
  expect(ann.faults).toEqual([])
  await ann.close()
})

it('should take a dish back from the request to the money, and the rest with what was paid for bringing it', async () => {
  const { ann, shop, orderId } = await atAnOrder()
  await ann.isAt('Delivered')
  const { total } = await detail(ann.caller, orderId)
  await ann.tap(beginning('Refund'))
  await ann.isAt('Request a refund')
  await ann.tapTab('Some items')
  await ann.tap(`Add ${shop.dish.name}`)
  await ann.screen.getByRole('radio', { name: 'Spilled or damaged' }).click()
  await ann.fill('Description', 'The soup was all in the bag')
  await ann.tap('Submit request')
  await ann.tap('View refund')
  await ann.isAt('Refunded')
  await ann.sees(`${formatMoney(total)} refunded to your payment method`)
  await ann.tap('View order')
  await ann.isAt('Cancelled')
  await ann.sees(`${formatMoney(total)} refunded to your payment method`)
  expect(await detail(ann.caller, orderId)).toMatchObject({ status: 'cancelled', refunded: total })
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should give a part of an order back, and leave the rest as it is', async () => {
  const { ann, shop, orderId } = await atAnOrder('', 1)
  await ann.isAt('Delivered')
  const { total, lines } = await detail(ann.caller, orderId)
  const paid = lines.find(({ goodsId }) => goodsId === shop.plain.id)?.paid ?? 0
  const { balance } = await ann.caller.call(walletBalance, {})
  await ann.tap(beginning('Refund'))
  await ann.tapTab('Some items')
  await ann.tap(`Add ${shop.plain.name}`)
  await ann.screen.getByRole('radio', { name: 'Spilled or damaged' }).click()
  await ann.fill('Description', 'It was all in the bag')
  await ann.tap('Submit request')
  await ann.tap('View refund')
  await ann.isAt('Refunded')
  await ann.sees(`${formatMoney(paid)} refunded to your payment method`)
  await ann.tap('View order')
  await ann.isAt('Delivered')
  await ann.button(beginning(`Refund ${formatMoney(paid)} Refunded`)).waitFor()
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(total)
  expect((await ann.caller.call(walletBalance, {})).balance).toBe(balance + paid)
  expect(await detail(ann.caller, orderId)).toMatchObject({ step: 'delivered', refunded: paid })
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should say why a refund was refused, and take it when it is edited and sent again', async () => {
  const { ann, orderId } = await atAnOrder('#norefund')
  await ann.isAt('Delivered')
  await ann.tap(beginning('Refund'))
  await ann.screen.getByRole('radio', { name: 'Something else' }).click()
  await ann.fill('Description', 'It was cold')
  await ann.tap('Submit request')
  await ann.tap('View refund')
  await ann.sees(/^Store’s reply: /)
  await ann.tap('Edit and resubmit')
  await ann.fill('Description', 'It was cold, and half of it was missing')
  await ann.tap('Submit request')
  await ann.tap('View refund')
  await ann.isAt('Refunded')
  expect((await detail(ann.caller, orderId)).refunds).toHaveLength(1)
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should let the whole order go when the store runs out of the dish', async () => {
  const { ann } = await atAnOrder('#soldout')
  await ann.tap(/^Choose/)
  await ann.isAt(/can’t supply this item$/)
  await ann.screen.getByRole('radio', { name: /^Cancel the whole order/ }).click()
  await ann.tap('Confirm')
  await ann.isAt('Refunded')
  await ann.tap('View order')
  await ann.isAt('Cancelled')
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should put an order into the basket again in one tap', async () => {
  const { ann, shop } = await atAnOrder()
  await ann.isAt('Delivered')
  await ann.tap(beginning('Order again'))
  await ann.sees(shop.name)
  await ann.button(ann.words.cart(1)).waitFor()
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should name the dishes that are no longer sold, and continue with the rest', async () => {
  const { ann, shop } = await atAnOrder('', 2)
  await ann.isAt('Delivered')
  await updateGoods(stage.db, shop.plain.id, { stock: 0 })
  await ann.tap(beginning('Order again'))
  await ann.dialog.getByText('The product is out of stock').waitFor()
  await ann.dialog.getByText(shop.plain.name).waitFor()
  await ann.tap('Continue with the rest')
  await ann.button(ann.words.cart(1)).waitFor()
  await updateGoods(stage.db, shop.plain.id, { stock: 100 })
  expect(ann.faults).toEqual([])
  await ann.close()
})
