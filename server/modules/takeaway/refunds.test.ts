import { sql } from 'kysely'
import { fire, toDoor } from '../../testing/orders'
import { aPaidOrder, apply, decide, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** The stock and the sales of the goods. */
async function shelf(ids: readonly string[]) {
  const { rows } = await sql<{ id: string; stock: number; sales: number }>`
    select id, stock, sales from goods where id = any(${[...ids]}::uuid[])`.execute(world.app.context.db)
  return ids.map((id) => {
    const row = rows.find((each) => each.id === id)
    return [row?.stock, row?.sales]
  })
}

async function refund(made: Awaited<ReturnType<typeof aPaidOrder>>, over = {}) {
  const { id } = await apply(made.ann, made.orderId, over)
  await decide(world, made.orderId, id, 'agreeRefund')
}

describe('the stock of a refunded dish', () => {
  it('should come back while the dish is in the kitchen, and the dish not count as sold', async () => {
    const made = await aPaidOrder(world, ['accept', 'assignRider', 'riderArrive'])
    const before = await shelf(made.goods)
    await refund(made, part(made.first))
    expect(await shelf(made.goods)).not.toEqual(before)
    await refund(made)
    expect(await shelf(made.goods)).toEqual([
      [10, 0],
      [10, 0],
    ])
  })

  it.each([
    ['is on its way', toDoor.slice(0, -1)],
    ['was delivered', toDoor],
  ])('should stay sold once the dish %s, in part and whole', async (_, events) => {
    const made = await aPaidOrder(world, events)
    const before = await shelf(made.goods)
    await refund(made, part(made.first))
    expect(await shelf(made.goods)).toEqual(before)
    await refund(made)
    expect(await shelf(made.goods)).toEqual(before)
  })

  it('should come back in part when the order moved on between two refunds', async () => {
    const made = await aPaidOrder(world)
    await refund(made, part(made.first))
    for (const event of toDoor.slice(1)) await fire(world, made.orderId, event)
    await refund(made)
    expect(await shelf(made.goods)).toEqual([
      [9, 1],
      [9, 1],
    ])
  })
})
