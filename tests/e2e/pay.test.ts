import { fastify } from 'fastify'
import { orderCancel, orderDetail } from '@contract/calls/order'
import { paymentBalancePay, paymentShare, paymentStatus, paymentWechatOrder } from '@contract/calls/payment'
import { walletBalance, walletWithdrawDetail, walletWithdrawLog } from '@contract/calls/wallet'
import { pathOf } from '@contract/paths'
import { v7 as uuid } from 'uuid'
import { addressOf } from '../support/examples'
import { placeOrder } from '../support/orders'
import { people, type Person, secrets } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { until } from '../support/until'
import { logInByPassword, payFromBalance, typeDigits } from '../support/steps'
import { itInFull, languagesOf } from '../support/suite'
import { systemClock } from '../../server/clock'
import { loadConfig } from '../../server/config'
import { FraudDesk } from '../../server/modules/fraud/desk'
import { WithdrawalDesk } from '../../server/modules/withdrawal/desk'
import { detail } from '../../server/testing/orders'

/** The demo's merchants take their real minute to accept an order. */
const stage = new Stage({ DEMO_SPEED: '1' })

let shop: Shop

beforeAll(async () => {
  shop = await findShop(stage.url)
})

/** The member with an unpaid order, on the screen that asks how to pay. */
async function atThePayScreen() {
  const ann = await stage.open({ phone: people.member })
  const orderId = await placeOrder(ann.caller, shop)
  await ann.goto(addressOf('pay', { pay: { orderId } }))
  return { ann, orderId, status: () => ann.caller.call(paymentStatus, { orderId }) }
}

async function toTheCashier(ann: Person, provider: 'WeChat Pay' | 'Alipay'): Promise<void> {
  await ann.screen.getByRole('radio', { name: provider }).click()
  await ann.tap(/^Pay ¥/)
  await ann.isAt('Sandbox cashier')
}

it.each(['WeChat Pay', 'Alipay'] as const)('should pay by %s', async (provider) => {
  const { ann, orderId, status } = await atThePayScreen()
  await toTheCashier(ann, provider)
  await ann.tap('Succeed')
  await ann.sees('Paid with')
  await ann.sees(provider)
  expect(await status()).toMatchObject({ status: 'paid' })
  expect((await detail(ann.caller, orderId)).paidAt).not.toBeNull()
  expect(ann.faults).toEqual([])
  await ann.close()
})

itInFull('should say that it was cancelled or has failed, and let it be paid another way', async () => {
  const { ann, status } = await atThePayScreen()
  await toTheCashier(ann, 'WeChat Pay')
  await ann.tap('Cancel')
  await ann.sees('Payment cancelled')
  await toTheCashier(ann, 'Alipay')
  await ann.tap('Fail')
  await ann.sees('Payment failed, try again later')
  expect(await status()).toMatchObject({ status: 'pending' })
  await ann.screen.getByRole('radio', { name: /^Balance/ }).click()
  await payFromBalance(ann)
  await ann.sees('Paid with')
  expect(await status()).toMatchObject({ status: 'paid', method: 'balance' })
  await ann.close()
})

itInFull('should leave the order unpaid when nothing is done on the cashier', async () => {
  const { ann, status } = await atThePayScreen()
  await toTheCashier(ann, 'WeChat Pay')
  await ann.tap('Do nothing')
  await ann.button(/^Pay ¥/).waitFor()
  expect(await status()).toMatchObject({ status: 'pending', attempt: 'open' })
  await ann.close()
})

itInFull('should take one payment when two windows pay the same order', async () => {
  const { ann, orderId, status } = await atThePayScreen()
  const before = await ann.caller.call(walletBalance, {})
  await toTheCashier(ann, 'WeChat Pay')
  const other = await stage.open({ token: ann.token ?? '' })
  // Without the live channel this window is not notified of the other one's payment.
  await other.page.routeWebSocket(/./, () => undefined)
  await other.goto(addressOf('pay', { pay: { orderId } }))
  await other.tap(/^Pay ¥/)
  await other.sees(other.words.enterPayPassword)
  await Promise.all([ann.tap('Succeed'), typeDigits(other, secrets.payPassword)])
  await Promise.all([ann.sees('Paid with'), other.sees('Paid with')])
  const { method, amount } = await status()
  const after = await ann.caller.call(walletBalance, {})
  expect(before.balance - after.balance).toBe(method === 'balance' ? amount : 0)
  await other.close()
  await ann.close()
})

it('should find out about a payment that was made while it was offline', async () => {
  const { ann, orderId } = await atThePayScreen()
  await toTheCashier(ann, 'WeChat Pay')
  const { checkout } = await ann.caller.call(paymentWechatOrder, { orderId, idempotencyKey: uuid() })
  await ann.context.setOffline(true)
  await fetch(`${stage.url}/sandbox/cashier/decide`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: checkout.how === 'sandbox' ? checkout.token : '', decision: 'succeed' }),
  })
  await ann.tap('Do nothing')
  await ann.sees('You won’t be charged twice.')
  await ann.context.setOffline(false)
  await ann.tap('Check again')
  await ann.sees('Paid with')
  await ann.close()
})

it('should believe the server when the answer of the cashier is lost', async () => {
  const { ann } = await atThePayScreen()
  await toTheCashier(ann, 'Alipay')
  await ann.loseAnswers('/sandbox/cashier/decide')
  await ann.tap('Succeed')
  await ann.sees('This payment is complete')
  await ann.tap('Back')
  await ann.sees('Paid with')
  await ann.close()
})

it('should let a friend pay from another browser, and give the refund to the friend', async () => {
  const { ann, orderId, status } = await atThePayScreen()
  const { shareToken, amount } = await ann.caller.call(paymentShare, { orderId })
  await ann.screen.getByRole('radio', { name: /^Ask someone to pay/ }).click()
  await ann.tap('Ask someone to pay')
  await ann.sees(/Please pay ¥.* for me/)

  const ben = await stage.open({ phone: people.merchant })
  const before = await ben.caller.call(walletBalance, {})
  await ben.goto(addressOf('payForFriend', { payForFriend: { token: shareToken } }))
  await ben.sees('asks you to pay')
  await ben.tap(/^Pay ¥/)
  await ben.dialog.getByRole('radio', { name: 'WeChat Pay' }).click()
  await ben.dialog.getByRole('button', { name: /^Pay ¥/ }).click()
  await ben.tap('Succeed')
  await ben.sees('You paid for your friend')
  expect(await status()).toMatchObject({ status: 'paid', method: 'wechat', amount })
  expect((await ben.caller.call(walletBalance, {})).balance).toBe(before.balance)

  await ann.caller.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: uuid() })
  expect(await status()).toMatchObject({ status: 'refunded' })
  expect(await ben.caller.refusal(orderDetail, { orderId })).toBe('orderNotFound')
  expect([...ann.faults, ...ben.faults]).toEqual([])
  await ben.close()
  await ann.close()
})

const paidByFriend = [
  ['en', /paid for you$/, /, by .\*\*$/],
  ['zh', /已为您付款$/, /^.\*\*代付/],
] as const

it.each(paidByFriend.filter(([language]) => languagesOf('en').includes(language)))(
  'should close onto paid when a friend pays while the sheet is open, in %s',
  async (language, title, way) => {
    const ann = await stage.open({ phone: people.member, language })
    const ben = await stage.open({ phone: people.customer, language })
    const orderId = await placeOrder(ann.caller, shop)
    const { balance } = await ann.caller.call(walletBalance, {})
    await ann.goto(addressOf('pay', { pay: { orderId } }))
    await ann.tap(ann.words.pay)
    await ann.sees(ann.words.enterPayPassword)
    const { shareToken } = await ann.caller.call(paymentShare, { orderId })
    await ben.caller.call(paymentBalancePay, { shareToken, payPassword: secrets.payPassword, idempotencyKey: uuid() })
    await ann.sees(title)
    await ann.sees(way)
    expect(await ann.dialog.count()).toBe(0)
    expect((await ann.caller.call(walletBalance, {})).balance).toBe(balance)
    await ann.caller.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: uuid() })
    await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
    await ann.sees(language === 'en' ? /refunded to the friend who paid$/ : /已退回给代付好友$/)
    expect(ann.faults).toEqual([])
    await ben.close()
    await ann.close()
  },
)

it('should show a visitor the sender and the order, have them log in only to pay, and continue there', async () => {
  const ann = await stage.open({ phone: people.member })
  const orderId = await placeOrder(ann.caller, shop)
  const { shareToken } = await ann.caller.call(paymentShare, { orderId })
  const ben = await stage.open()
  await ben.goto(addressOf('payForFriend', { payForFriend: { token: shareToken } }))
  await ben.sees('asks you to pay')
  await ben.tap(/^Log in to pay/)
  await logInByPassword(ben, people.merchant)
  await ben.dialog.getByText('Choose how to pay').waitFor()
  await ben.close()
  await ann.close()
})

itInFull('should refuse a notification that anybody could have sent', async () => {
  const { ann, orderId, status } = await atThePayScreen()
  await ann.caller.call(paymentWechatOrder, { orderId, idempotencyKey: uuid() })
  for (const [provider, type, body] of [
    ['wechat', 'application/json', '{"event_type":"TRANSACTION.SUCCESS"}'],
    ['alipay', 'application/x-www-form-urlencoded', `out_trade_no=${orderId}&trade_status=TRADE_SUCCESS&sign=x`],
  ] as const) {
    const request = { method: 'POST', headers: { 'content-type': type }, body }
    const answer = await fetch(`${stage.url}${pathOf(`notify/${provider}`)}`, request)
    expect(await answer.text()).toMatch(/FAIL|fail/)
  }
  expect(await status()).toMatchObject({ status: 'pending' })
  await ann.close()
})

it('should top up, pay by the balance, get it back, and show all of it in the wallet', async () => {
  const ann = await stage.open({ phone: people.member })
  await ann.goto(addressOf('recharge'))
  await ann.screen.getByRole('radio', { name: '¥200', exact: true }).click()
  await ann.tap('Top up now')
  await ann.isAt('Sandbox cashier')
  await ann.tap('Succeed')
  await ann.sees('Topped up')
  const orderId = await placeOrder(ann.caller, shop)
  await ann.goto(addressOf('pay', { pay: { orderId } }))
  await payFromBalance(ann)
  await ann.sees('Paid with')
  await ann.caller.call(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: uuid() })
  await ann.goto(addressOf('wallet'))
  await ann.sees('Balance top-up')
  await ann.tap(/^Refund · /)
  await ann.sees('Balance after')
  expect(ann.faults).toEqual([])
  await ann.close()
})

/** Decides on withdrawals as an operator does, beside the server, whose job then pays them out. */
const parts = { clock: systemClock, log: fastify({ logger: false }).log, config: loadConfig({ FRAUD_SIGNALS: 'off' }) }
const desk = new WithdrawalDesk(parts, true, new FraudDesk(parts))

async function credited(ann: Person, withdrawalId: string): Promise<void> {
  const state = async () => (await ann.caller.call(walletWithdrawDetail, { withdrawalId })).state
  await until(async () => (await state()) === 'credited', 'The credit of the withdrawal')
}

itInFull('should top up, link an account, withdraw to it and see it credited', async () => {
  const ann = await stage.open({ phone: people.member })
  await ann.goto(addressOf('recharge'))
  await ann.screen.getByRole('radio', { name: '¥200', exact: true }).click()
  await ann.tap('Top up now')
  await ann.isAt('Sandbox cashier')
  await ann.tap('Succeed')
  await ann.sees('Topped up')
  await ann.goto(addressOf('withdraw'))
  await ann.tap(/^Link an account/)
  await ann.isAt('Choose an account')
  await ann.tap('Link an account')
  await ann.dialog.getByRole('button', { name: /^Another account/ }).click()
  await ann.fill('Bank or service', 'Bank of Here')
  await ann.fill('Account number', '622200001234')
  await ann.fill('Real name, as on the account', '林小满')
  await ann.tap('Link this account')
  await ann.sees('Bank of Here **** 1234')
  await ann.fill('Amount', '100')
  await ann.sees('¥99.40')
  await ann.tap('Withdraw ¥100.00')
  await ann.sees(ann.words.enterPayPassword)
  await typeDigits(ann, secrets.payPassword)
  await ann.sees('Request sent')
  const [{ id } = { id: '' }] = (await ann.caller.call(walletWithdrawLog, {})).items
  await stage.db.transaction().execute((tx) => desk.approve(tx, id))
  await credited(ann, id)
  await ann.tap('View request')
  await ann.sees('The money has arrived in your account.')
  expect(ann.faults).toEqual([])
  await ann.close()
})
