import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { HotelFactory } from '../../server/testing/hotel'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** Guangzhou, where no other list has hotels. */
const cityCode = '440100'

/** The lists of hotels, of those with specials, and of a hotel's reviews. */
export async function hotelLists(
  world: World,
): Promise<Record<'hotel.search' | 'hotel.specials' | 'hotel.comments', PagedList>> {
  const { db } = world.app.context
  const { visitor } = world
  const factory = new HotelFactory(world)
  const hotel = async () => {
    const hotelId = await factory.hotel({ city_code: cityCode })
    const roomId = await factory.room(hotelId)
    const rateId = await factory.rate(roomId, { special: true })
    await db
      .insertInto('rate_nights')
      .values({ rate_id: rateId, night: factory.today(), price: 90_00, allotment: 2 })
      .execute()
    return hotelId
  }
  const hotels: Pick<PagedList, 'caller' | 'put' | 'takeOut'> = {
    caller: visitor,
    async put(id, position) {
      await sql`update stores set status = 'open', latitude = 22.5 + ${position}::float8 / 100 where id = ${id}`.execute(
        db,
      )
      await sql`update hotels set recommended = ${position}, score = ${position}, reviews = 5 where store_id = ${id}`.execute(
        db,
      )
      await sql`update rate_nights set price = 9000 + ${position}::int from rates join room_types on room_types.id = room_type_id
        where rates.id = rate_id and store_id = ${id}`.execute(db)
    },
    async takeOut(id) {
      await sql`update stores set status = 'closed' where id = ${id}`.execute(db)
    },
  }
  const ids = await times(hotel)
  const sorts = ['recommended', 'price', 'priceDown', 'score', 'distance']

  const storeId = await factory.hotel({ city_code: cityCode }, { status: 'closed' })
  const elsewhere = await factory.hotel({ city_code: cityCode }, { status: 'closed' })
  await sql`update stores set status = 'resting' where id = ${storeId}`.execute(db)
  const text = JSON.stringify({ en: 'Quiet', zh: '安静' })
  const reviewIds = await times(async () => {
    const id = uuid()
    await sql`insert into reviews (id, store_id, author, anonymous, rating, text, pictures, created_at)
      values (${id}, ${storeId}, ${JSON.stringify({ name: { en: 'M', zh: 'M' }, avatar: { path: '/p', colour: '#fff' } })},
        false, 5, ${text}, '[]', now())`.execute(db)
    await sql`insert into stay_reviews (review_id, store_id, place, cleanliness, service, facilities, traveller, room,
        stayed_in, rating, created_at)
      values (${id}, ${elsewhere}, 5, 5, 5, 5, 'family', ${text}, '2026-02-20', 5, now())`.execute(db)
    return id
  })
  return {
    'hotel.search': { ...hotels, ids, requests: sorts.map((sort) => ({ cityCode, sort })) },
    'hotel.specials': { ...hotels, ids, requests: [{ cityCode }] },
    'hotel.comments': {
      caller: visitor,
      ids: reviewIds,
      requests: [
        { hotelId: storeId },
        { hotelId: storeId, filter: 'family' },
        { hotelId: storeId, sort: 'best' },
        { hotelId: storeId, sort: 'worst' },
        { hotelId: storeId, keyword: 'quiet' },
      ],
      async put(id, position) {
        await sql`update stay_reviews set store_id = ${storeId}, created_at = ${at(position)} where review_id = ${id}`.execute(
          db,
        )
      },
      async takeOut(id) {
        await sql`update stay_reviews set store_id = ${elsewhere} where review_id = ${id}`.execute(db)
      },
    },
  }
}
