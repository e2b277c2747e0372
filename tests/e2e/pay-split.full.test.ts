import { orderCancel, orderDetail } from '@contract/calls/order'
import { paymentStatus, paymentTypes } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import { formatMoney } from '@contract/money'
import { v7 as uuid } from 'uuid'
import { funding, post, transfer } from '../../server/modules/wallet/ledger'
import { addressOf } from '../support/examples'
import { placeOrder } from '../support/orders'
import { beginning, people, type Person, secrets } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'
import { typeDigits } from '../support/steps'
import { languagesOf } from '../support/suite'

/** The demo's merchants take their real minute to accept an order. */
const stage = new Stage({ DEMO_SPEED: '1' })

const part = 1230
const words = {
  en: {
    ...{
      wechat: 'WeChat Pay',
      both: 'WeChat Pay + balance',
      short: /not enough/,
      use: 'Use balance −¥12.30',
      pay: 'Pay ',
    },
    ...{ cashier: 'Sandbox cashier', cancel: 'Cancel', succeed: 'Succeed' },
  },
  zh: {
    ...{ wechat: '微信支付', both: '微信支付+余额', short: /余额不足/, use: '使用余额抵扣¥12.30', pay: '确认支付' },
    ...{ cashier: '沙箱收银台', cancel: '取消支付', succeed: '支付成功' },
  },
}

/** Leaves a part of an order's price in a balance. */
async function leave({ caller, id }: { caller: Person['caller']; id: string }): Promise<void> {
  const { balance } = await caller.call(walletBalance, {})
  const sides = transfer({ kind: 'customer', ownerId: id }, funding, balance - part)
  if (balance !== part)
    await stage.db
      .transaction()
      .execute((tx) => post(tx, { kind: 'adjustment', referenceId: uuid(), at: new Date(), sides }))
}

it.each(languagesOf('en'))(
  'should pay a part from the balance and the rest at a provider, and refund both, in %s',
  async (language) => {
    const t = words[language]
    const ann = await stage.open({ phone: people.member, language })
    const { caller } = ann
    const orderId = await placeOrder(caller, await findShop(stage.url))
    const orders = stage.db.selectFrom('orders').select('customer_id').where('id', '=', orderId)
    const { customer_id: id } = await orders.executeTakeFirstOrThrow()
    await leave({ caller, id })
    const { amount } = await caller.call(paymentTypes, { orderId })
    const rest = formatMoney(amount - part)
    const balance = async () => (await caller.call(walletBalance, {})).balance
    const toTheCashier = async () => {
      await ann.tap(`${t.pay}${rest}`)
      await ann.sees(ann.words.enterPayPassword)
      await typeDigits(ann, secrets.payPassword)
      await ann.isAt(t.cashier)
      await ann.sees(rest)
      expect(await balance()).toBe(0)
    }

    await ann.goto(addressOf('pay', { pay: { orderId } }))
    await ann.sees(t.short)
    await ann.screen.getByRole('radio', { name: beginning(t.wechat) }).click()
    await ann.screen.getByRole('switch', { name: t.use }).click()
    await toTheCashier()
    await ann.tap(t.cancel)
    await ann.button(`${t.pay}${rest}`).waitFor()
    expect(await balance()).toBe(part)

    await toTheCashier()
    await ann.tap(t.succeed)
    await ann.sees(t.both)
    await ann.sees(rest)
    await ann.sees(formatMoney(part))
    expect(await caller.call(paymentStatus, { orderId })).toMatchObject({ status: 'paid', amount, fromBalance: part })

    await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
    await ann.sees(t.both)
    await caller.call(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: uuid() })
    expect(await balance()).toBe(part)
    await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
    await ann.sees(new RegExp(rest.replace('.', '\\.')))
    await ann.sees(new RegExp(formatMoney(part).replace('.', '\\.')))
    expect(await caller.call(orderDetail, { orderId })).toMatchObject({ refunded: amount })
    expect(ann.faults).toEqual([])
    await ann.close()
  },
)
