import { randomUUID } from 'node:crypto'
import { paymentBalancePay, paymentStatus } from '@contract/calls/payment'
import { returning } from '../../server/modules/wallet/ledger'
import { balanceOf } from '../../server/modules/wallet/queries'
import { withBooks } from '../../server/testing/books'
import { anOrder, type Cashier, openAt } from '../../server/testing/payments'
import type { World } from '../../server/testing/world'
import { timeLimit } from '../support/time-limit'

jest.setTimeout(timeLimit(120))

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const total = 5600
const orders = 12

/** One order that is paid by both providers and from the balance at once, each notified twice. */
async function paidThreeWays() {
  const order = await anOrder(world, { balance: total })
  const { ann, orderId } = order
  const tokens = [await openAt(ann, 'wechat', { orderId }), await openAt(ann, 'alipay', { orderId })]
  const told = async (token: string) => {
    await cashier.decide(token, 'succeed')
    await Promise.all([cashier.notify(token), cashier.notify(token)])
  }
  await Promise.allSettled([
    ...tokens.map(told),
    ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() }),
    ann.call(paymentStatus, { orderId }),
  ])
  return { ...order, tokens }
}

describe('money of providers under pressure', () => {
  it('should charge each order once, and send back all that came beside it', async () => {
    const all = await Promise.all(Array.from({ length: orders }, () => paidThreeWays()))
    await world.app.context.jobs.runDue()
    for (const { ann, storeId, tokens } of all) {
      const trades = await Promise.all(tokens.map((token) => cashier.trade(token)))
      const byProviders = trades.reduce(
        (sum, { state, amount, refunded }) => sum + (state === 'paid' ? amount : 0) - refunded,
        0,
      )
      const fromBalance = total - (await world.make.balanceOf('customer', ann.id))
      expect(byProviders + fromBalance).toBe(total)
      expect(await world.make.heldFor(storeId)).toBe(total)
    }
    expect(await balanceOf(world.app.context.db, returning)).toBe(0)
  })
})
