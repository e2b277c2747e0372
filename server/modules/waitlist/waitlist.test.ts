import { randomUUID } from 'node:crypto'
import { reservationCancel } from '@contract/calls/reservation'
import { waitlistJoin, waitlistLeave, waitlistList } from '@contract/calls/waitlist'
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
const cancelIt = (ann: TestCaller, orderId: string, kept = 0) =>
  ann.call(reservationCancel, { orderId, reason: 'My plans changed', kept, ...key() })

describe('the waitlist', () => {
  it('should hold what is freed for the first whose party fits, ten minutes each, and let no search have it', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const { storeId } = place
    const [early, between, late] = [at(18, 30, 2), at(19, 0, 2), at(19, 30, 2)]
    const make = () => world.make.customer()
    const [ann, ben, cleo, dan] = [await make(), await make(), await make(), await make()]
    const { orderId } = await book(ann, wishOf(place, 2, between))
    const join = (caller: TestCaller, party: number) =>
      caller.call(waitlistJoin, { storeId, party, from: early, until: late, ...key() })
    expect(await ben.refusal(waitlistJoin, { storeId, party: 5, from: between, until: between, ...key() })).toBe(
      'partyTooLarge',
    )
    const first = await join(ben, 2)
    const second = await join(cleo, 1)
    expect(second).toMatchObject({ ahead: 1, offer: null })
    expect(await ben.refusal(waitlistJoin, { storeId, party: 2, from: early, until: late, ...key() })).toBe(
      'alreadyWaiting',
    )
    await cancelIt(ann, orderId)
    await expect(book(dan, wishOf(place, 2, between))).rejects.toMatchObject({ failure: 'tableTaken' })
    const offered = await ben.call(waitlistList, {})
    expect(offered.items).toMatchObject([{ id: first.id, offer: { at: early } }])
    await world.hours(0.2)
    expect(await ben.call(waitlistList, {})).toMatchObject({ items: [] })
    const { items } = await cleo.call(waitlistList, {})
    expect(items).toMatchObject([{ id: second.id, offer: { at: early } }])
    await expect(book(ben, { ...wishOf(place, 2, early), waitlistId: first.id })).rejects.toMatchObject({
      failure: 'waitlistOver',
    })
    await book(cleo, { ...wishOf(place, 1, early), waitlistId: second.id })
    expect(await cleo.call(waitlistList, {})).toMatchObject({ items: [] })
    await expect(book(dan, wishOf(place, 2, between))).rejects.toMatchObject({ failure: 'tableTaken' })
  })

  it('should pass what is held on when its customer leaves', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { orderId } = await book(ann, wishOf(place, 2, at(19, 0, 3)))
    const times = { from: at(19, 0, 3), until: at(19, 0, 3) }
    const { id: waitlistId } = await ben.call(waitlistJoin, { storeId: place.storeId, party: 2, ...times, ...key() })
    await cancelIt(ann, orderId)
    await ben.call(waitlistLeave, { waitlistId })
    expect(await ben.refusal(waitlistLeave, { waitlistId })).toBe('waitlistEntryNotFound')
    await book(ann, wishOf(place, 2, at(19, 0, 3)))
  })
})
