import { randomUUID } from 'node:crypto'
import * as payment from '@contract/calls/payment'
import { walletMyMoney, walletRecharge, walletRechargeLog, walletRechargeRule } from '@contract/calls/wallet'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { balanceOf } from '../../testing/orders'
import { type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })
const open = (ann: TestCaller, amount = 200_00) => ann.call(walletRecharge, { amount, ...key() })
const stateOf = async (ann: TestCaller, topUpId: string) =>
  (await ann.call(walletRechargeLog, { topUpId })).items[0]?.state
const jobs = () => world.app.context.jobs.runDue()

describe('a top-up', () => {
  it('should be credited once, however often the provider reports it', async () => {
    const ann = await world.make.customer()
    const { id, paymentId } = await open(ann)
    const token = await openAt(ann, 'wechat', { paymentId })
    await cashier.decide(token, 'succeed')
    expect(await Promise.all([cashier.notify(token), cashier.notify(token)])).toEqual([true, true])
    expect([await balanceOf(ann), await stateOf(ann, id)]).toEqual([200_00, 'credited'])
    const { items } = await ann.call(walletMyMoney, {})
    expect(items).toMatchObject([{ type: 'topUp', category: 'topUp', amount: 200_00 }])
  })

  it('should keep to its bounds', async () => {
    const ann = await world.make.customer()
    const { minimum, maximum, ways } = await ann.call(walletRechargeRule, {})
    expect(ways.map(({ kind }) => kind)).toEqual(['wechat', 'alipay'])
    expect(await ann.refusal(walletRecharge, { amount: minimum - 1, ...key() })).toBe('topUpBelowMinimum')
    expect(await ann.refusal(walletRecharge, { amount: maximum + 1, ...key() })).toBe('topUpAboveMaximum')
  })

  it('should not be paid from the balance, nor seen by anybody else', async () => {
    const ann = await world.make.customer({ balance: 500_00 })
    const ben = await world.make.customer({ balance: 500_00 })
    const { id, paymentId } = await open(ann)
    expect(await ann.call(payment.paymentTypes, { paymentId })).toMatchObject({
      types: [{ kind: 'wechat' }, { kind: 'alipay' }],
    })
    const pay = { paymentId, payPassword: '246810', ...key() }
    expect(await ann.refusal(payment.paymentBalancePay, pay)).toBe('paymentTypeUnavailable')
    expect(await ben.refusal(payment.paymentTypes, { paymentId })).toBe('paymentNotFound')
    expect(await ben.refusal(walletRechargeLog, { topUpId: id })).toBe('topUpNotFound')
    expect(await balanceOf(ann)).toBe(500_00)
  })

  it('should end when it is cancelled, and refund once a payment that a provider takes after that', async () => {
    const ann = await world.make.customer()
    const { id, paymentId } = await open(ann)
    const token = await openAt(ann, 'wechat', { paymentId })
    // The provider has the money, and its word comes after the customer has given up.
    await ann.call(payment.paymentCancel, { paymentId })
    expect(await stateOf(ann, id)).toBe('cancelled')
    await world.app.context.db
      .updateTable('sandbox_trades')
      .set({ state: 'paid', paid_at: world.clock.now() })
      .where('token', '=', token)
      .execute()
    expect(await Promise.all([cashier.notify(token), cashier.notify(token)])).toEqual([true, true])
    await jobs()
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 200_00 })
    expect([await balanceOf(ann), await stateOf(ann, id)]).toEqual([0, 'cancelled'])
  })

  it('should fail with its attempt, and be an invalid order once its time is over', async () => {
    const ann = await world.make.customer()
    const [failed, late] = [await open(ann), await open(ann)]
    const token = await openAt(ann, 'wechat', { paymentId: failed.paymentId })
    await cashier.decide(token, 'fail')
    expect(await ann.call(payment.paymentStatus, { paymentId: failed.paymentId })).toMatchObject({ status: 'closed' })
    expect(await stateOf(ann, failed.id)).toBe('failed')
    world.clock.forward(16)
    await jobs()
    expect(await stateOf(ann, late.id)).toBe('invalidOrder')
    const again = { paymentId: late.paymentId, ...key() }
    expect(await ann.refusal(payment.paymentWechatOrder, again)).toBe('paymentClosed')
  })

  it('should be paid when the money came before it was cancelled', async () => {
    const ann = await world.make.customer()
    const { id, paymentId } = await open(ann)
    const token = await openAt(ann, 'wechat', { paymentId })
    await world.app.context.db
      .updateTable('sandbox_trades')
      .set({ state: 'paid', paid_at: world.clock.now() })
      .where('token', '=', token)
      .execute()
    expect(await ann.call(payment.paymentCancel, { paymentId })).toMatchObject({ status: 'paid' })
    expect([await balanceOf(ann), await stateOf(ann, id)]).toEqual([200_00, 'credited'])
  })
})
