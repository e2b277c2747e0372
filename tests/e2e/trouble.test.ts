import { loginLogout } from '@contract/calls/login'
import { orderCancel, orderCount, orderDetail } from '@contract/calls/order'
import { paymentBalancePay, paymentStatus } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import { pathOf } from '@contract/paths'
import { v7 as uuid } from 'uuid'
import { detail } from '../../server/testing/orders'
import { addressOf } from '../support/examples'
import { twice } from '../support/interruptions'
import { fillCart, payOrder, placeOrder } from '../support/orders'
import { beginning, people } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { logInByPassword, payFromBalance } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'

/** The demo's merchants take minutes to accept an order, however slow the machine is. */
const stage = new Stage({ DEMO_SPEED: '0.1' })

let shop: Shop

beforeAll(async () => {
  shop = await findShop(stage.url)
})

const signedIn = () => stage.open({ phone: people.member })

itInFull('should make one order of two taps', async () => {
  const ann = await signedIn()
  await fillCart(ann.caller, shop)
  const before = await ann.caller.call(orderCount, {})
  await ann.goto(addressOf('confirm', { confirm: { storeId: shop.id } }))
  await ann.button('Place order').dblclick()
  await ann.button(/^Pay ¥/).waitFor()
  await ann.settled()
  const after = await ann.caller.call(orderCount, {})
  expect(after.toPay).toBe(before.toPay + 1)
  await ann.close()
})

itInFull('should show the payment when its answer was lost, and take the money once', async () => {
  const ann = await signedIn()
  const orderId = await placeOrder(ann.caller, shop)
  const { total } = await ann.caller.call(orderDetail, { orderId })
  const before = await ann.caller.call(walletBalance, {})
  await ann.loseAnswers(pathOf(paymentBalancePay.name))
  await ann.goto(addressOf('pay', { pay: { orderId } }))
  await payFromBalance(ann)
  await ann.sees('Paid')
  const after = await ann.caller.call(walletBalance, {})
  expect(after.balance).toBe(before.balance - total)
  await ann.close()
})

it('should say that it does not know while the connection is lost, and find out when asked again', async () => {
  const ann = await signedIn()
  const orderId = await placeOrder(ann.caller, shop)
  await ann.loseAnswers(pathOf(paymentBalancePay.name))
  const found = await ann.loseAnswers(pathOf(paymentStatus.name))
  await ann.goto(addressOf('pay', { pay: { orderId } }))
  await payFromBalance(ann)
  await ann.sees('You won’t be charged twice.')
  await found()
  await ann.tap('Check again')
  await ann.sees('Paid')
  await ann.close()
})

it('should take somebody whose session ended through login back to where they were', async () => {
  const ann = await signedIn()
  const orderId = await placeOrder(ann.caller, shop)
  await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
  await ann.isAt('To pay')
  await ann.caller.call(loginLogout, {})
  // Either the tap notices first, or the live channel that reconnects.
  await Promise.any([ann.tap(beginning('Cancel: ')), ann.isAt('Log in with a code')])
  await ann.isAt('Log in with a code')
  await logInByPassword(ann, people.member)
  await ann.isAt('To pay')
  await ann.button(beginning('Pay now')).waitFor()
  await ann.close()
})

it('should refund an order that is cancelled before the store accepts it', async () => {
  const ann = await signedIn()
  const before = await ann.caller.call(walletBalance, {})
  const orderId = await placeOrder(ann.caller, shop)
  await payOrder(ann.caller, orderId)
  await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
  await ann.isAt('Waiting for the store')
  await ann.tap(beginning('Cancel: '))
  await ann.dialog.getByRole('radio', { name: 'Something else' }).click()
  await ann.fill('Your reason', 'The guests are late')
  await ann.dialog.getByRole('button', { name: 'Cancel order' }).click()
  await ann.dialog.getByText(/refunded to your payment method/).waitFor()
  await ann.dialog.getByRole('button', { name: 'Done' }).click()
  await ann.sees('The guests are late')
  expect(await ann.caller.call(walletBalance, {})).toEqual(before)
  await ann.close()
})

const texts = {
  en: {
    waiting: 'Waiting for the store',
    cancel: beginning('Cancel: '),
    reason: 'I changed my mind',
    send: 'Cancel order',
    refunded: /refunded to your payment method$/,
    done: 'Done',
    cancelled: 'Cancelled',
    offline: 'You’re offline. This may be out of date',
  },
  zh: {
    waiting: '等待商家接单',
    cancel: beginning('取消订单: '),
    reason: '不想要了',
    send: '取消订单',
    refunded: /已原路退回$/,
    done: '完成',
    cancelled: '已取消',
    offline: '网络不可用，内容可能不是最新的',
  },
} as const

describe.each(languagesOf('en'))('a live order in %s', (language) => {
  const own = texts[language]

  async function atALiveOrder() {
    const ann = await stage.open({ phone: people.member, language })
    const before = await ann.caller.call(walletBalance, {})
    const orderId = await placeOrder(ann.caller, shop)
    await payOrder(ann.caller, orderId)
    await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
    await ann.isAt(own.waiting)
    return { ann, orderId, before }
  }

  itInFull('should be cancelled once and refunded once when the answer is lost', async () => {
    const { ann, orderId, before } = await atALiveOrder()
    await ann.tap(own.cancel)
    await ann.dialog.getByRole('radio', { name: own.reason }).click()
    const keys = await twice(ann, orderCancel, () => ann.dialog.getByRole('button', { name: own.send }).click())
    await ann.dialog.getByText(own.refunded).waitFor()
    await ann.dialog.getByRole('button', { name: own.done }).click()
    await ann.isAt(own.cancelled)
    expect(new Set(keys).size).toBe(1)
    expect(await ann.caller.call(walletBalance, {})).toEqual(before)
    expect((await detail(ann.caller, orderId)).status).toBe('cancelled')
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should stay in view while there is no network, and be up to date when there is one again', async () => {
    const { ann, orderId } = await atALiveOrder()
    await ann.context.setOffline(true)
    await ann.sees(own.offline)
    await ann.caller.call(orderCancel, { orderId, reason: own.reason, idempotencyKey: uuid() })
    await ann.isAt(own.waiting)
    await ann.context.setOffline(false)
    await ann.isAt(own.cancelled)
    await ann.screen.getByText(own.offline).waitFor({ state: 'detached' })
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})

it('should report a lost connection, keep what is loaded, and load the rest by itself once it is back', async () => {
  const ann = await stage.open()
  await ann.goto()
  await ann.tap(beginning(shop.name))
  await ann.sees(shop.plain.name)
  await ann.tap('Back')
  await ann.context.setOffline(true)
  await ann.sees('You’re offline. This may be out of date')
  await ann.tap(beginning(shop.name))
  await ann.sees('You’re offline')
  await ann.context.setOffline(false)
  await ann.sees(shop.plain.name)
  await ann.close()
})

it('should offer to load a screen again that could not be loaded, or to stay where one is', async () => {
  const ann = await stage.open()
  await ann.goto()
  await ann.button(beginning(shop.name)).waitFor()
  await ann.context.setOffline(true)
  await ann.tap(beginning('Search stores, goods and hotels'))
  const question = ann.page.getByRole('alertdialog', { name: 'This page couldn’t load' })
  await question.getByRole('button', { name: 'Go back' }).click()
  await ann.button(beginning(shop.name)).waitFor()
  await ann.tap(beginning('Search stores, goods and hotels'))
  await question.waitFor()
  await ann.context.setOffline(false)
  await question.getByRole('button', { name: 'Try again' }).click()
  await ann.screen.getByRole('textbox').waitFor()
  await ann.close()
})

itInFull('should change every word at once with the language, and keep it', async () => {
  const ann = await stage.open()
  await ann.goto()
  await ann.tapTab('Me')
  await ann.tap('Settings')
  await ann.isAt('Settings')
  await ann.screen.getByRole('radio', { name: '中文' }).click()
  await ann.isAt('设置')
  await ann.tap('返回')
  await ann.tapTab('首页')
  await ann.sees('附近好店')
  await ann.page.reload()
  await ann.sees('附近好店')
  await ann.close()
})
