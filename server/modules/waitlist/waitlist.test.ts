import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { reservationCancel } from '@contract/calls/reservation'
import { waitlistJoin, waitlistLeave, waitlistList } from '@contract/calls/waitlist'
import type { TestCaller } from '../../testing/caller'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'
import { tableWaiting } from '../reservation/waiting'
import { offerFreed } from './offer'

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

  it('should read what is free once, however many wait for it', async () => {
    const place = await aRestaurant(world, { tables: [{ name: 'A1', least: 1, most: 2 }] })
    const { storeId } = place
    const evening = at(19, 0, 4)
    const { orderId } = await book(await world.make.customer(), wishOf(place, 2, evening))
    const { day } = await world.app.context.db
      .selectFrom('table_bookings')
      .select('day')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const join = async () => {
      const caller = await world.make.customer()
      await caller.call(waitlistJoin, { storeId, party: 2, from: evening, until: evening, ...key() })
    }
    const numberOfQueries = async () => {
      let count = 0
      const counter: KyselyPlugin = {
        transformQuery: ({ node }) => {
          count += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }
      const { context } = world.app
      const { db } = context
      await db
        .withPlugin(counter)
        .transaction()
        .execute((tx) => offerFreed(context, tx, tableWaiting(context), { storeId, day }))
      return count
    }
    await join()
    const forOne = await numberOfQueries()
    for (let more = 0; more < 11; more += 1) await join()
    expect(await numberOfQueries()).toBe(forOne)
    expect(forOne).toBeGreaterThan(1)
  })

  it('should give each table that is free to one of those who wait', async () => {
    const tables = ['A1', 'A2'].map((name) => ({ name, least: 1, most: 2 }))
    const place = await aRestaurant(world, { tables })
    const { storeId } = place
    const evening = at(19, 0, 5)
    const host = await world.make.customer()
    const other = await world.make.customer()
    const orders = [await book(host, wishOf(place, 2, evening)), await book(other, wishOf(place, 2, evening))]
    const waiting = [await world.make.customer(), await world.make.customer(), await world.make.customer()]
    for (const caller of waiting)
      await caller.call(waitlistJoin, { storeId, party: 2, from: evening, until: evening, ...key() })
    const { db } = world.app.context
    const ids = orders.map(({ orderId }) => orderId)
    await db.updateTable('table_periods').set({ held: false }).where('order_id', 'in', ids).execute()
    await db.updateTable('table_bookings').set({ held: false }).where('order_id', 'in', ids).execute()
    await cancelIt(host, ids[0] ?? '')
    const offers = await Promise.all(
      waiting.map(async (caller) => (await caller.call(waitlistList, {})).items[0]?.offer),
    )
    expect(offers.map((offer) => offer !== null && offer !== undefined)).toEqual([true, true, false])
  })
})
