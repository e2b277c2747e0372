import { randomUUID } from 'node:crypto'
import { orderApplyRefund } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { anOrder } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'
import type * as numbers from '../order/number'
import { newNumber } from '../order/number'
import { trustedId } from '../../security/trusted-id'

type Numbers = typeof numbers

jest.mock('../order/number', () => ({ ...jest.requireActual<Numbers>('../order/number'), newNumber: jest.fn() }))

const draws = jest.mocked(newNumber)
const { newNumber: drawn } = jest.requireActual<Numbers>('../order/number')
let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
beforeEach(() => draws.mockImplementation(drawn))

async function anAcceptedOrder() {
  const order = await anOrder(world, { balance: 5600 })
  const { ann, orderId } = order
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  const engine = world.app.services.orders
  await world.app.context.db
    .transaction()
    .execute(async (tx) => engine.fire(tx, await engine.lock(tx, trustedId('order', orderId)), 'accept', 'merchant'))
  return order
}

describe('the number of a refund', () => {
  it('should be asked for again while another refund has it', async () => {
    const [first, second] = [await anAcceptedOrder(), await anAcceptedOrder()]
    const drawnInOrder = ['2603251200000001', '2603251200000001', '2603251200000001', '2603251200000002']
    draws.mockImplementation(() => drawnInOrder.shift() ?? '')
    const apply = ({ ann, orderId }: typeof first) =>
      ann.call(orderApplyRefund, {
        orderId,
        type: 'full',
        reason: 'Something is missing',
        description: 'No noodles',
        idempotencyKey: randomUUID(),
      })
    expect((await apply(first)).number).toBe('RF2603251200000001')
    expect((await apply(second)).number).toBe('RF2603251200000002')
    expect(drawnInOrder).toEqual([])
  })
})
