import { randomUUID } from 'node:crypto'
import { insertOrder } from '../../server/modules/order/queries'
import { anOrder } from '../../server/testing/payments'
import { aWorld, type World } from '../../server/testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })
})
afterAll(() => world.close())

describe('the number of an order', () => {
  it('should be asked for again while another order has it', async () => {
    const { db } = world.app.context
    const { orderId } = await anOrder(world)
    const first = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    const { number, components, title, ...row } = first
    const same = { ...row, components: JSON.stringify(components), title: JSON.stringify(title) }
    const drawn = [number, number, '2603251200999999']
    const id = randomUUID()
    await db.transaction().execute((tx) => insertOrder(tx, { ...same, id }, () => drawn.shift() ?? ''))
    const second = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow()
    expect(second.number).toBe('2603251200999999')
    expect(drawn).toEqual([])
  })
})
