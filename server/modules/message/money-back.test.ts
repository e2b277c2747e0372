import { randomUUID } from 'node:crypto'
import * as groupCarts from '@contract/calls/group-cart'
import { hotelCancel, hotelCancelQuote } from '@contract/calls/hotel'
import { messageSystemList } from '@contract/calls/message'
import { paymentBalancePay } from '@contract/calls/payment'
import { reservationCancel } from '@contract/calls/reservation'
import { voucherRefund } from '@contract/calls/voucher'
import type { TestCaller } from '../../testing/caller'
import { aStay, HotelFactory } from '../../testing/hotel'
import { aBasket, basketQuote, cancel, fire, submit } from '../../testing/orders'
import { aPaidOrder, apply, decide, part } from '../../testing/refunds'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aPackage, buyVouchers } from '../../testing/vouchers'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeEach(async () => {
  world = await aWorld()
})
afterEach(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const pay = (caller: TestCaller, orderId: string) =>
  caller.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })

/** A customer's messages about orders: titles with targets, and the amounts of refunds, oldest first. */
async function told(caller: TestCaller) {
  const { items } = await caller.call(messageSystemList, { kind: 'order' })
  const oldestFirst = [...items].reverse()
  const refunds = oldestFirst.filter(({ group }) => group === 'refunds')
  return {
    titles: oldestFirst.map(({ title, target }) => [title, target?.kind]),
    refunds: refunds.map(({ text, target }) => [/¥[\d,.]+/.exec(text)?.[0], target?.kind]),
  }
}

describe('money that goes back', () => {
  it('should be reported for a stay that its guest cancels, and the cancellation too', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const hotels = new HotelFactory(world)
    const { rateId } = await hotels.simple()
    const orderId = await aStay(ann, { rateId, checkIn: hotels.day(4), checkOut: hotels.day(5) })
    const paid = 1_000_00 - (await world.make.balanceOf('customer', ann.id))
    const { back } = await ann.call(hotelCancelQuote, { orderId })
    await ann.call(hotelCancel, { orderId, back, reason: 'My plans changed', ...key() })
    expect(back).toBe(paid)
    const { titles, refunds } = await told(ann)
    expect(titles).toContainEqual(['Stay cancelled', 'stay'])
    expect(refunds).toEqual([[`¥${(paid / 100).toFixed(2)}`, 'stay']])
  })

  it('should be reported for a deposit, and a cancellation alone where there is none', async () => {
    const ann = await world.make.customer({ balance: 50_00 })
    for (const deposit of [50_00, 0]) {
      const place = await aRestaurant(world, { rules: { deposit, free_minutes: 240 } })
      const { orderId } = await book(ann, wishOf(place, 2, timeIn(world, 20)))
      if (deposit > 0) await pay(ann, orderId)
      await ann.call(reservationCancel, { orderId, reason: 'My plans changed', kept: 0, ...key() })
    }
    const { titles, refunds } = await told(ann)
    expect(titles.filter(([title]) => title === 'Table cancelled')).toHaveLength(2)
    expect(refunds).toEqual([['¥50.00', 'table']])
  })

  it('should be reported for each refund of vouchers', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const orderId = await buyVouchers(ann, await aPackage(world, await world.make.store(), { price: 88_00 }), 3)
    await ann.call(voucherRefund, { orderId, count: 1, ...key() })
    await ann.call(voucherRefund, { orderId, count: 2, ...key() })
    expect((await told(ann)).refunds).toEqual([
      ['¥88.00', 'voucher'],
      ['¥176.00', 'voucher'],
    ])
  })

  it('should be reported for an order that its customer cancels, and for none that was not paid', async () => {
    const { ann, storeId } = await aBasket(world)
    const { id, total } = await basketQuote(ann, { storeId })
    const { orderId } = await submit(ann, id)
    await pay(ann, orderId)
    await cancel(ann, orderId)
    expect((await told(ann)).refunds).toEqual([[`¥${(total / 100).toFixed(2)}`, 'order']])
  })

  it('should be reported once when a refund was applied for', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    const { id } = await apply(ann, orderId, part(first))
    await decide(world, orderId, id, 'agreeRefund')
    const { refunds } = await told(ann)
    expect(refunds.map(([, target]) => target)).toEqual(['refund'])
  })

  it('should be reported to each customer who paid a share of a shared cart', async () => {
    const { make } = world
    const people = [await make.customer({ balance: 500_00 }), await make.customer({ balance: 500_00 })] as const
    const [host, ben] = people
    await make.address(host.id)
    const storeId = await make.store()
    const goodsId = await make.goods(storeId, { stock: 100 })
    const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const, payer: 'each' as const }
    const { id: cartId, token } = await host.call(groupCarts.groupCartStart, { storeId, ...settings, ...key() })
    await ben.call(groupCarts.groupCartJoin, { token })
    for (const [index, person] of people.entries())
      await person.call(groupCarts.groupCartEdit, { cartId, goodsId, quantity: index + 1 })
    const { total } = await host.call(groupCarts.groupCartDetail, { cartId })
    const { orderId } = await host.call(groupCarts.groupCartLock, { cartId, total, ...key() })
    const paid: number[] = []
    for (const person of people) {
      const { payment } = await person.call(groupCarts.groupCartDetail, { cartId })
      paid.push(payment?.amount ?? 0)
      await person.call(paymentBalancePay, { paymentId: payment?.id ?? '', payPassword: '246810', ...key() })
    }
    await fire(world, orderId, 'refuse', { reason: 'Closed' })
    const [ofHost = 0, ofBen = 0] = paid
    expect((await told(host)).refunds).toEqual([[`¥${(ofHost / 100).toFixed(2)}`, 'order']])
    expect((await told(ben)).refunds).toEqual([[`¥${(ofBen / 100).toFixed(2)}`, 'groupSplit']])
  })
})
