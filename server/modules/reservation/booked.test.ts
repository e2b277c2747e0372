import { randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import {
  reservationCancel,
  reservationChange,
  reservationChangeOptions,
  reservationDetail,
  reservationLate,
  reservationList,
} from '@contract/calls/reservation'
import { isOfKind } from '@contract/order-kinds'
import type { TestCaller } from '../../testing/caller'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const at = (hour: number, minute = 0, days = 0) => timeIn(world, hour, minute, days)
const detail = async (ann: TestCaller, orderId: string) => {
  const order = await ann.call(reservationDetail, { orderId })
  if (!isOfKind(order, 'table')) throw new Error('it is no table')
  return order
}
const cancelIt = (ann: TestCaller, orderId: string, kept = 0) =>
  ann.call(reservationCancel, { orderId, reason: 'My plans changed', kept, ...key() })

describe('a booked table', () => {
  it('should be released when nobody comes, and be kept longer once for a party that is late', async () => {
    const place = await aRestaurant(world)
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const one = await book(ann, wishOf(place, 2, at(20, 0, 1)))
    const two = await book(ben, wishOf(place, 4, at(20, 0, 1)))
    const begins = new Date((await detail(ann, one.orderId)).at).getTime()
    world.clock.forward((begins - world.clock.now().getTime()) / 60_000 + 5)
    await ann.call(reservationLate, { orderId: one.orderId, ...key() })
    expect(await ann.refusal(reservationLate, { orderId: one.orderId, ...key() })).toBe('lateAlreadyTold')
    world.clock.forward(11)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, one.orderId)).toMatchObject({ state: 'confirmed', canBeLate: false })
    expect(await detail(ben, two.orderId)).toMatchObject({ state: 'released', phase: 'cancelled' })
    world.clock.forward(15)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, one.orderId)).toMatchObject({ state: 'released' })
  })

  it('should not be kept longer when the next party needs it', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 2, at(18, 0, 1)))
    await book(ben, wishOf(place, 2, at(20, 0, 1)))
    expect(await ann.refusal(reservationLate, { orderId, ...key() })).toBe('lateNotPossible')
  })

  it('should send one reminder a day and one two hours before, none after a cancellation, and again after a change', async () => {
    const place = await aRestaurant(world)
    const told: string[] = []
    world.app.services.tables.onReminder((_, { order_id, store_id }, which) => {
      if (store_id === place.storeId) told.push(`${which} ${order_id}`)
      return Promise.resolve()
    })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const one = await book(ann, wishOf(place, 2, at(20, 0, 2)))
    const two = await book(ben, wishOf(place, 4, at(20, 0, 2)))
    await cancelIt(ben, two.orderId)
    await ann.call(reservationChange, { orderId: one.orderId, ...wishOf(place, 4, at(20, 0, 3)), ...key() })
    expect(await detail(ann, one.orderId)).toMatchObject({ party: 4, at: at(20, 0, 3) })
    const begins = new Date((await detail(ann, one.orderId)).at).getTime()
    for (const hoursBefore of [24, 2]) {
      world.clock.forward((begins - world.clock.now().getTime()) / 60_000 - hoursBefore * 60 + 1)
      await world.app.context.jobs.runDue()
    }
    expect(told).toEqual([`day ${one.orderId}`, `hours ${one.orderId}`])
  })

  it('should open its change on what is booked, its own table counted as free', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const wish = wishOf(place, 2, at(20, 0, 2))
    const { orderId } = await book(ann, wish)
    const { booked, date, meals } = await ann.call(reservationChangeOptions, { orderId })
    expect(booked).toMatchObject({ at: wish.at, party: 2, seatingId: wish.seatingId, visitOffset: 480 })
    const slot = meals.flatMap(({ slots }) => slots).find((each) => each.at === booked.at)
    expect(slot).toMatchObject({ state: 'free', seatings: [booked.seatingId] })
    const next = await ann.call(reservationChangeOptions, {
      orderId,
      party: 1,
      date: timeIn(world, 12, 0, 3).slice(0, 10),
    })
    expect(next.date > date).toBe(true)
    expect(next.booked).toEqual(booked)
    expect(await ben.refusal(reservationChangeOptions, { orderId })).toBe('orderNotFound')
  })

  it('should be changed without losing the old one when the new one cannot be had', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 2, at(18, 0, 2)))
    await book(ben, wishOf(place, 2, at(20, 0, 2)))
    const change = { orderId, ...wishOf(place, 2, at(20, 0, 2)), ...key() }
    expect(await ann.refusal(reservationChange, change)).toBe('tableTaken')
    expect(await detail(ann, orderId)).toMatchObject({ state: 'confirmed', at: at(18, 0, 2) })
    expect(await ann.refusal(orderCancel, { orderId, reason: 'other', ...key() })).toBe('orderStateChanged')
  })

  it('should be listed with its words for its customer alone', async () => {
    const place = await aRestaurant(world)
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 4, at(20, 0, 2)))
    const { items } = await ann.call(reservationList, { tab: 'upcoming' })
    expect(items).toMatchObject([{ id: orderId, kind: 'table', note: '4 guests · hall', isOpen: true }])
    expect(await ben.call(reservationList, {})).toMatchObject({ items: [] })
    expect(await ben.refusal(reservationDetail, { orderId })).toBe('orderNotFound')
  })
})
