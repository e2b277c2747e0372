import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { failureCodes } from '@contract/failures'
import type { TestCaller } from '../../testing/caller'
import { aBasket, cancel, refusedSubmit, submit } from '../../testing/orders'
import { ticketConfirm, ticketSubmit } from '../../testing/ticket/contract'
import { ticketModule } from '../../testing/ticket/module'
import { createTicketTables, insertShow } from '../../testing/ticket/queries'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '3' }, undefined, 0, { addedKinds: [ticketModule] })
  await createTicketTables(world.app.context.db)
})
afterAll(() => world.close())

async function aShow(seats: number): Promise<string> {
  const show = { id: randomUUID(), store_id: await world.make.store(), name: 'Hamlet', price: 5000, seats_left: seats }
  await insertShow(world.app.context.db, show)
  return show.id
}

async function seats(ann: TestCaller, showId: string, quantity: number) {
  const { id: quoteId } = await ann.call(ticketConfirm, { showId, quantity })
  return ann.refusal(ticketSubmit, { quoteId, seat: 'A1', idempotencyKey: randomUUID() })
}

/** Quotes some more of an item. */
async function quoted(ann: TestCaller, storeId: string, goodsId: string, quantity: number): Promise<string> {
  await ann.call(cartAdd, { goodsId, quantity })
  return (await ann.call(orderConfirm, { storeId })).id
}

describe('the unpaid orders of a customer', () => {
  it('should be limited in number, over all kinds together, until one ends', async () => {
    const { ann, storeId, goodsId } = await aBasket(world)
    const show = await aShow(100)
    const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
    expect([await seats(ann, show, 1), await seats(ann, show, 1)]).toEqual([undefined, undefined])
    expect(await seats(ann, show, 1)).toBe('tooManyUnpaidOrders')
    const quoteId = await quoted(ann, storeId, goodsId, 2)
    const { envelope } = await ann.send(orderSubmit.name, { quoteId, idempotencyKey: randomUUID() })
    expect(envelope).toMatchObject({ code: failureCodes.tooManyUnpaidOrders, data: { max: 3 } })
    expect(envelope.msg).toBe('You already have 3 unpaid orders. Pay for one or cancel one first')
    await cancel(ann, orderId)
    expect(await refusedSubmit(ann, quoteId)).toBeUndefined()
  })

  it('should be limited in number, too, when they come at once', async () => {
    const ann = await world.make.customer()
    const show = await aShow(100)
    const answers = await Promise.all(Array.from({ length: 8 }, () => seats(ann, show, 1)))
    expect(answers.filter((failure) => failure === undefined)).toHaveLength(3)
    expect(answers.filter((failure) => failure === 'tooManyUnpaidOrders')).toHaveLength(5)
  })

  it('should hold a part of what there is of an item, and leave nothing half-done', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { stock: 400 } })
    await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
    const quoteId = await quoted(ann, storeId, goodsId, 79)
    const { envelope } = await ann.send(orderSubmit.name, { quoteId, idempotencyKey: randomUUID() })
    expect(envelope).toMatchObject({ code: failureCodes.tooManyUnpaidItems, data: { max: 80 } })
    expect(await world.make.stockOf(goodsId)).toBe(398)
  })

  it('should hold a few of an item however little there is, of any kind', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const show = await aShow(30)
    expect([await seats(ann, show, 9), await seats(ann, show, 9)]).toEqual([undefined, undefined])
    expect(await seats(ann, show, 3)).toBe('tooManyUnpaidItems')
    expect(await seats(ann, show, 2)).toBeUndefined()
    expect(await seats(ben, show, 9)).toBeUndefined()
  })
})
