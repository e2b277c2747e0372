import { randomUUID } from 'node:crypto'
import { orderDetail } from '@contract/calls/order'
import { paymentAlipayOrder, paymentBalancePay, paymentStatus, paymentWechatOrder } from '@contract/calls/payment'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { Cashier, anOrder, openAt } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const close = (storeId: string) =>
  world.app.context.db.updateTable('stores').set({ status: 'closed' }).where('id', '=', storeId).execute()

const key = () => ({ idempotencyKey: randomUUID() })

it('should take no money for an order whose store closed meanwhile', async () => {
  const { ann, orderId, storeId } = await anOrder(world, { balance: 10_000 })
  await close(storeId)
  const byBalance = { orderId, payPassword: '246810', ...key() }
  expect(await ann.refusal(paymentBalancePay, byBalance)).toBe('storeClosed')
  expect(await ann.refusal(paymentWechatOrder, { orderId, ...key() })).toBe('storeClosed')
  expect(await ann.refusal(paymentAlipayOrder, { orderId, ...key() })).toBe('storeClosed')
  expect(await world.make.balanceOf('customer', ann.id)).toBe(10_000)
  expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'pending' })
  ann.language = 'zh'
  await expect(ann.call(paymentBalancePay, { ...byBalance, ...key() })).rejects.toMatchObject({
    envelope: { msg: expect.stringMatching(/\p{Script=Han}/u) as string },
  })
})

it('should refund by a scheduled job the payment that a provider took while the store closed', async () => {
  const { ann, orderId, storeId } = await anOrder(world)
  const token = await openAt(ann, 'wechat', { orderId })
  await close(storeId)
  const cashier = new Cashier(world)
  await cashier.decide(token, 'succeed')
  expect(await cashier.notify(token)).toBe(true)
  expect(await ann.call(orderDetail, { orderId })).toMatchObject({ status: 'waitingAccept' })
  world.clock.forward(24 * 60)
  await world.app.context.jobs.runDue()
  expect(await ann.call(orderDetail, { orderId })).toMatchObject({ status: 'cancelled' })
  expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'refunded' })
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
})
