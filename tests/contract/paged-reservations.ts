import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { TestCaller } from '../../server/testing/caller'
import { aRestaurant, book } from '../../server/testing/tables'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The lists of a customer's reservations, of restaurants with tables, and of the customer's waitlist entries. */
export async function reservationLists(world: World, ben: TestCaller) {
  const { app } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const place = await aRestaurant(world)
  const tableIds = await times(async () => {
    const seatingId = place.seatings.hall ?? ''
    const when = new Date(Math.ceil(app.context.clock.now().getTime() / 86_400_000) * 86_400_000 + 10 * 3_600_000)
    const { orderId } = await book(ben, { storeId: place.storeId, seatingId, party: 2, at: when.toISOString() })
    await run(sql`update table_bookings set held = false where order_id = ${orderId}`)
    await run(sql`update table_periods set held = false where order_id = ${orderId}`)
    return orderId
  })
  const reservations: PagedList = {
    ...{ caller: ben, ids: tableIds, requests: [{}, { tab: 'upcoming' }, { kind: 'table' }] },
    put: (id, position) => run(sql`update orders set removed_at = null, placed_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update orders set removed_at = now() where id = ${id}`),
  }
  const placesInLine = await times(async (index) => {
    const id = uuid()
    await run(sql`insert into waitlist_entries (id, customer_id, store_id, kind, day, starts_at, ends_at, party, state, joined_at)
      values (${id}, ${ben.id}, ${place.storeId}, 'table', '2099-01-01', ${at(index, '2099-01-01')}, '2099-01-02', 2,
        'waiting', ${at(index)})`)
    return id
  })
  const waiting: PagedList = {
    ...{ caller: ben, ids: placesInLine, requests: [{}] },
    put: (id, position) =>
      run(sql`update waitlist_entries set state = 'waiting', joined_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update waitlist_entries set state = 'left' where id = ${id}`),
  }

  const away = { latitude: 39.9, longitude: 116.4 }
  const restaurantIds = await times(async () => (await aRestaurant(world, { store: away })).storeId)
  const restaurants: PagedList = {
    ...{ caller: world.visitor, ids: restaurantIds, requests: [{}, { party: 4 }] },
    put: (id, position) => world.make.changeStore(id, { latitude: 22.54 + position / 1000, longitude: 113.93 }),
    takeOut: (id) => world.make.changeStore(id, away),
  }
  return { 'reservation.list': reservations, 'reservation.search': restaurants, 'waitlist.list': waiting }
}
