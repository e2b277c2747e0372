import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentShare, paymentStatus, paymentTypes } from '@contract/calls/payment'
import { CaseFactory } from '../../testing/cases'
import { newOrders } from '../../testing/every-order'
import { aStay, HotelFactory } from '../../testing/hotel'
import { anOrder } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const sum = (orders: readonly { amount: number }[]) => orders.reduce((all, { amount }) => all + amount, 0)
const paidNothing = ['a stay paid at the hotel', 'a table']
const paidBefore = Object.entries(newOrders).filter(([name]) => !paidNothing.includes(name))
const paidInPart = ['a presale', 'a table with a deposit']

describe('the orders of a payment', () => {
  it.each(paidBefore)('should add up to it and name its part, for %s', async (name, make) => {
    const { ann, orderId } = await make(world)
    const { amount, orders } = await ann.call(paymentTypes, { orderId })
    expect(orders).toMatchObject([{ orderId, part: paidInPart.includes(name) ? 'deposit' : 'whole' }])
    expect(sum(orders)).toBe(amount)
    expect((await ann.call(paymentStatus, { orderId })).orders).toEqual(orders)
  })

  it('should be all of the shops of one trade', async () => {
    const { mall } = new CaseFactory(world)
    const ann = await world.make.customer({ balance: 1_000_00 })
    await world.make.address(ann.id, { region_code: '440305', is_default: true })
    for (const price of [4500, 6000]) {
      const { skuIds } = await mall.product(await mall.shop(), {}, [{ shop_price: price, stock: 5 }])
      await ann.call(cartAdd, { skuId: skuIds[0] ?? '' })
    }
    const { id: quoteId } = await ann.call(orderConfirm, { kind: 'mall' })
    const { orderId, orderIds } = await ann.call(orderSubmit, { quoteId, ...key() })
    const { amount, orders } = await ann.call(paymentTypes, { orderId })
    expect(orders.map((each) => each.orderId)).toEqual([...orderIds].sort())
    expect(sum(orders)).toBe(amount)
    expect(orders.every((each) => each.amount === each.total && each.store !== null)).toBe(true)
  })

  it('should say that a difference pays for a change', async () => {
    const hotels = new HotelFactory(world)
    const ann = await world.make.customer({ balance: 2_000_00 })
    const { rateId } = await hotels.simple()
    const orderId = await aStay(ann, { rateId, checkIn: hotels.day(3), checkOut: hotels.day(4) })
    const asked = { orderId, checkIn: hotels.day(3), checkOut: hotels.day(5) }
    const { quoteId, difference } = await ann.call(hotelChangeQuote, asked)
    await ann.call(hotelChange, { quoteId, ...key() })
    const { orders } = await ann.call(paymentTypes, { orderId })
    expect(orders).toMatchObject([{ orderId, part: 'change', amount: difference }])
  })

  it('should not be shown to a friend who pays', async () => {
    const { ann, orderId } = await anOrder(world)
    const { shareToken } = await ann.call(paymentShare, { orderId })
    const bob = await world.make.customer()
    expect((await bob.call(paymentTypes, { shareToken })).orders).toEqual([])
    expect((await bob.call(paymentStatus, { shareToken })).orders).toEqual([])
    expect((await ann.call(paymentTypes, { shareToken })).orders).toMatchObject([{ orderId }])
  })
})
