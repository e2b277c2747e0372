import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { homeConfig, homeStoreList } from '@contract/calls/home'
import { orderConfirm, orderDeliveryTimes, orderSubmit } from '@contract/calls/order'
import { storeDetail } from '@contract/calls/store'
import { offsetAt } from '@contract/utc-offset'
import { offsetsAround } from '../../local-time'
import { aBasket, cancel, detail, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World

// The stores are in Europe/London: on 29 March 2026 the hour from 01:00 to 02:00 is skipped.
beforeAll(async () => {
  world = await aWorld({ TIME_ZONE: 'Europe/London' })
})
afterAll(() => world.close())

const london = { time_zone: 'Europe/London' }
const hours = (open: string, close: string) => ({ opening_hours: JSON.stringify([{ open, close }]) })

/** Sets the clock to a later time. */
function turnTo(moment: string): void {
  world.clock.forward((Date.parse(moment) - world.clock.now().getTime()) / 60_000)
}

async function order(store: object, goods: object = {}) {
  const basket = await aBasket(world, { store, goods })
  const { ann, storeId } = basket
  const quote = await ann.call(orderConfirm, { storeId })
  const { orderId } = await submit(ann, quote.id)
  return { ...basket, orderId, number: (await detail(ann, orderId)).number }
}

it('returns to clients the clock of the deployment as it is now and on other days', async () => {
  const offsetsAt = async (...moments: string[]) => {
    const { utcOffsetMinutes } = await world.visitor.call(homeConfig, {})
    return moments.map((moment) => offsetAt(utcOffsetMinutes, new Date(moment)))
  }
  turnTo('2026-03-28T12:00:00Z')
  expect(await offsetsAt('2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z')).toEqual([0, 60])
  turnTo('2026-03-29T00:59:00Z')
  expect(await offsetsAt('2026-03-29T00:59:00Z')).toEqual([0])
  turnTo('2026-03-29T01:00:00Z')
  expect(await offsetsAt('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z')).toEqual([60, 0])
})

it('numbers orders by the clock of the store', async () => {
  turnTo('2026-03-29T23:30:00Z')
  const numbers = [await order(london), await order({ time_zone: 'Asia/Shanghai' }), await order({ time_zone: 'UTC' })]
  expect(numbers.map(({ number }) => number.slice(0, 10))).toEqual(['2603300030', '2603300730', '2603292330'])
  const details = await Promise.all(numbers.map(({ ann, orderId }) => detail(ann, orderId)))
  expect(details.map(({ utcOffset, placedAt }) => offsetAt(utcOffset, new Date(placedAt)))).toEqual([60, 480, 0])
})

it('opens stores by their own clocks, alone and in a list', async () => {
  turnTo('2026-03-30T09:30:00Z')
  const morning = hours('10:00', '14:00')
  const [here, there] = [
    await world.make.store({ ...london, ...morning }),
    await world.make.store({ time_zone: 'UTC', ...morning }),
  ]
  const statusOf = async (storeId: string) => (await world.visitor.call(storeDetail, { storeId })).status
  expect([await statusOf(here), await statusOf(there)]).toEqual(['open', 'resting'])
  expect(await world.visitor.call(storeDetail, { storeId: there })).toMatchObject({ opensAt: '10:00' })
  const { items } = await world.visitor.call(homeStoreList, { filters: ['openNow'], pageSize: 50 })
  const listed = items.map(({ id }) => id)
  expect([listed.includes(here), listed.includes(there)]).toEqual([true, false])
})

it('offers the times until the store closes by its clock', async () => {
  turnTo('2026-03-30T12:00:00Z')
  const { ann, storeId } = await aBasket(world, { store: { ...london, ...hours('10:00', '14:00') } })
  const { times } = await ann.call(orderDeliveryTimes, { storeId, fulfilment: 'pickup' })
  const today = times.filter((time) => time < '2026-03-31')
  expect([today[0], today.at(-1)]).toEqual(['2026-03-30T12:15:00.000Z', '2026-03-30T13:00:00.000Z'])
  expect([times[today.length], times.at(-1)]).toEqual(['2026-03-31T09:15:00.000Z', '2026-03-31T13:00:00.000Z'])
})

it('counts what may be bought in a day by the day of the store', async () => {
  turnTo('2026-03-30T22:30:00Z')
  const { ann, goodsId } = await order(london, { purchase_limit: 2 })
  const more = () => ann.refusal(cartAdd, { goodsId, quantity: 1 })
  expect(await more()).toBe('overPurchaseLimit')
  turnTo('2026-03-30T22:59:00Z')
  expect(await more()).toBe('overPurchaseLimit')
  turnTo('2026-03-30T23:00:00Z')
  expect(await more()).toBeUndefined()
})

it('counts a whole day of 25 hours, and what was cancelled not at all', async () => {
  turnTo('2026-10-24T23:10:00Z')
  const first = await order(london, { purchase_limit: 2 })
  const second = await order(london, { purchase_limit: 2 })
  turnTo('2026-10-25T23:50:00Z')
  expect(await first.ann.refusal(cartAdd, { goodsId: first.goodsId, quantity: 1 })).toBe('overPurchaseLimit')
  await cancel(second.ann, second.orderId).catch(() => undefined)
  turnTo('2026-10-26T00:00:00Z')
  expect(await first.ann.refusal(cartAdd, { goodsId: first.goodsId, quantity: 1 })).toBeUndefined()
})

it('takes an order in the hour that comes twice, both times', async () => {
  turnTo('2027-10-31T00:40:00Z')
  const store = { ...london, ...hours('18:00', '02:30') }
  expect((await order(store)).number.slice(0, 10)).toBe('2710310140')
  turnTo('2027-10-31T01:40:00Z')
  expect((await order(store)).number.slice(0, 10)).toBe('2710310140')
  turnTo('2027-10-31T02:31:00Z')
  await expect(order(store)).rejects.toThrow()
})

it('returns the clock of each time on offer, before and after the change', async () => {
  turnTo('2028-03-25T23:30:00Z')
  const { ann, storeId } = await aBasket(world, { store: { ...london, ...hours('18:00', '02:30') } })
  const { utcOffset, times, utcOffsets } = await ann.call(orderDeliveryTimes, { storeId, fulfilment: 'pickup' })
  expect([offsetAt(utcOffset, world.clock.now()), utcOffsets.length]).toEqual([0, times.length])
  const offsetOf = (time: string) => utcOffsets[times.indexOf(time)]
  expect([offsetOf('2028-03-26T00:45:00.000Z'), offsetOf('2028-03-26T01:00:00.000Z')]).toEqual([0, 60])
  const quote = await ann.call(orderConfirm, { storeId, deliverAt: '2028-03-26T01:00:00.000Z' })
  const clock = offsetsAround('Europe/London', world.clock.now())
  expect(quote).toMatchObject({ estimatedAt: '2028-03-26T01:00:00.000Z', utcOffset: clock })
  expect(offsetAt(clock, new Date('2028-03-26T01:00:00Z'))).toBe(60)
})

it('refuses the time of a slot that its store has not', async () => {
  turnTo('2028-03-25T23:45:00Z')
  const { ann, storeId } = await aBasket(world, { store: { ...london, ...hours('18:00', '02:30') } })
  // 02:30 BST; without the change to summer time 02:45 would be offered too.
  const at = (deliverAt: string) => ({ storeId, deliverAt })
  expect(await ann.refusal(orderConfirm, at('2028-03-26T01:45:00.000Z'))).toBe('timeSlotUnavailable')
  const quote = await ann.call(orderConfirm, at('2028-03-26T01:30:00.000Z'))
  expect(await ann.call(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })).toBeDefined()
})
