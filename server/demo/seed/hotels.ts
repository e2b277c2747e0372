import type { Insertable, Transaction } from 'kysely'
import { settings } from '@contract/settings'
import type { HotelPicture } from '@contract/entities/hotel'
import type { Database, RateTable, RoomTypeTable, StoreTable } from '../../database/schema'
import { searchWords } from '../../database/words'
import { insertFacilities } from '../../modules/hotel/reference/queries'
import { pointAt } from '../city/geography'
import {
  demoAreas,
  demoBrands,
  type DemoHotel,
  demoHotels,
  demoLandmarks,
  type DemoRoom,
  demoThemes,
  freeCancel,
  houseRulesOf,
  themePicture,
} from '../hotel'
import { pictureOf } from '../pictures'
import { merchantOf } from './accounts'
import { openedAt } from './finding-rows'
import { seedHours } from './hotel-hours'
import { seedNights } from './hotel-nights/queries'
import { hotelReviews, ratingOf, seedHotelReviews, sumsOf } from './hotel-reviews'
import { demoId } from './ids'
import { insertAll } from './queries'

const json = (value: unknown): string => JSON.stringify(value)
const none = { en: '', zh: '' }
/** Shenzhen. */
const cityCode = '440300'
/** Number of showcase hotels, which come first and are never full. */
const shownFirst = 4

/** The category of stores that all hotels are in; takeaway, which lists stores by category, lists none of them. */
const storeCategory = 'shops'

/** The area of a hotel by name, by which it is found too. */
function placeNames({ area }: DemoHotel): string[] {
  const found = demoAreas.find(({ key }) => key === area)
  return found ? [found.name.en, found.name.zh] : []
}

/** The front and a picture of each room. */
const picturesOf = ({ hero, rooms }: DemoHotel): HotelPicture[] => [
  { picture: pictureOf(hero), group: 'outside' },
  ...rooms.map(({ picture }) => ({ picture: pictureOf(picture), group: 'room' as const })),
]

const storeRow = (hotel: DemoHotel, rating: number, now: Date): Insertable<StoreTable> => ({
  id: demoId('store', hotel.key),
  business: 'hotel',
  category_key: storeCategory,
  merchant_id: merchantOf(hotel.key),
  name: json(hotel.name),
  logo: json(pictureOf(hotel.hero)),
  hero: json(pictureOf(hotel.hero)),
  status: 'open',
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  address: json(hotel.address),
  phone: '075586201128',
  opening_hours: json([{ open: '00:00', close: '24:00' }]),
  time_zone: settings().timeZone,
  notice: json(none),
  profile: json(hotel.near),
  range_meters: 1,
  minimum_order: 0,
  delivery_fees: json({ base: 0, original: null, freeOver: null, tiers: [] }),
  packaging_fee: 0,
  prep_minutes: 0,
  rating,
  monthly_sales: 100,
  imported_sales: 100,
  member_envelope: null,
  full_discounts: json([]),
  first_order_off: 0,
  tags: json([]),
  self_pickup: false,
  delivered_by: 'store',
  opened_at: openedAt(100, now),
  words: searchWords([hotel.name.en, hotel.name.zh], placeNames(hotel)),
  pictures: json([]),
})

const roomId = (hotel: DemoHotel, room: DemoRoom) => demoId('roomType', hotel.key, room.key)

const roomRow = (hotel: DemoHotel, room: DemoRoom, position: number): Insertable<RoomTypeTable> => ({
  id: roomId(hotel, room),
  store_id: demoId('store', hotel.key),
  name: json(room.name),
  pictures: json([room.picture, ...room.corners].map(pictureOf)),
  facts: json(room.facts),
  summary: json(room.summary),
  bed: room.bed,
  included_adults: 2,
  most_adults: room.guests,
  most_guests: room.guests + 1,
  extra_adult_price: 80_00,
  child_prices: json([{ until: 6, price: 0 }]),
  base_price: room.price * 100,
  weekend_price: Math.round(room.price * 1.2) * 100,
  allotment: room.rooms,
  position,
})

function rateRows(hotel: DemoHotel, room: DemoRoom, position: number): Insertable<RateTable>[] {
  const common = {
    ...{ room_type_id: roomId(hotel, room), most_nights: null },
    ...{ hours: null, hour_price: null, hours_from: null, hours_until: null },
  }
  const id = (key: string) => demoId('rate', hotel.key, room.key, key)
  const free = { cancel_steps: json(freeCancel), member_percent: 90 }
  const special: Insertable<RateTable>[] =
    position === 0 && hotel.scoreTenths % 4 === 0
      ? [
          {
            ...common,
            ...{ id: id('special'), way: 'prepaid', list_percent: 128, breakfast_price: null, member_percent: null },
            ...{ special: true, position: 3 },
          },
        ]
      : []
  return [
    ...special,
    { ...common, ...free, id: id('breakfast'), way: 'prepaid', list_percent: 122, breakfast_price: 15_00, position: 0 },
    {
      ...common,
      id: id('room'),
      way: 'prepaid',
      list_percent: null,
      breakfast_price: null,
      member_percent: null,
      position: 1,
    },
    {
      ...common,
      ...free,
      id: id('hotel'),
      way: 'payAtHotel',
      list_percent: null,
      breakfast_price: null,
      percent: 110,
      position: 2,
    },
  ]
}

/** The order of the recommended list: those that the product is shown with first, then by score, reviews and price. */
const recommendation = ({ scoreTenths, reviews, stars }: DemoHotel, index: number): number =>
  index < shownFirst ? 1000 - index : scoreTenths * 10 + reviews + stars

/** Inserts what hotels are looked for by. */
async function seedReference(tx: Transaction<Database>): Promise<void> {
  const at = ({ meters, bearing }: { meters: number; bearing: number }) => pointAt(meters, bearing)
  const areas = demoAreas.map((area, position) => {
    return { key: area.key, city_code: cityCode, name: json(area.name), ...at(area), position }
  })
  await insertAll(tx, 'hotel_areas', areas)
  const landmarks = demoLandmarks.map((mark, position) => {
    const { key, kind, name } = mark
    return { key, city_code: cityCode, area_key: null, kind, name: json(name), ...at(mark), position }
  })
  await insertAll(tx, 'hotel_landmarks', landmarks)
  const brands = demoBrands.map(({ key, name }, position) => ({ key, name: json(name), position }))
  await insertAll(tx, 'hotel_brands', brands)
  const themes = demoThemes.map(({ key, name, emoji }, position) => {
    return { key, name: json(name), picture: json(pictureOf(themePicture(emoji))), position }
  })
  await insertAll(tx, 'hotel_themes', themes)
  await insertFacilities(tx)
}

/** Inserts the demo hotels with their rooms, rates, a year of nights and reviews; the categories of stores are there before. */
export async function seedHotels(tx: Transaction<Database>, now: Date): Promise<void> {
  const all = demoHotels()
  const rooms = all.flatMap((hotel) => hotel.rooms.map((room, position) => ({ hotel, room, position })))
  const reviewed = hotelReviews()
  const sums = new Map(reviewed.map(({ hotel, reviews }) => [hotel.key, sumsOf(reviews)]))
  const ratings = new Map(reviewed.map(({ hotel, reviews }) => [hotel.key, ratingOf(reviews)]))
  await seedReference(tx)
  await insertAll(
    tx,
    'stores',
    all.map((hotel) => storeRow(hotel, ratings.get(hotel.key) ?? hotel.scoreTenths, now)),
  )
  const hotels = all.map((hotel, index) => ({
    store_id: demoId('store', hotel.key),
    ...{ kind: hotel.kind, stars: hotel.stars, city_code: cityCode, area_key: hotel.area, brand_key: hotel.brand },
    ...{ opened_year: hotel.openedYear, confirms_by_hand: hotel.byHand, hourly: hotel.hourly },
    facilities: [...hotel.facilities],
    themes: [...hotel.themes],
    near: json(hotel.near),
    rules: json(houseRulesOf(hotel)),
    pictures: json(picturesOf(hotel)),
    recommended: recommendation(hotel, index),
    ...(sums.get(hotel.key) ?? sumsOf([])),
  }))
  await insertAll(tx, 'hotels', hotels)
  await insertAll(
    tx,
    'room_types',
    rooms.map(({ hotel, room, position }) => roomRow(hotel, room, position)),
  )
  await insertAll(
    tx,
    'rates',
    rooms.flatMap(({ hotel, room, position }) => rateRows(hotel, room, position)),
  )
  await seedHours(tx, all, roomId)
  const kept = all.slice(0, shownFirst).map(({ key }) => demoId('store', key))
  await seedNights(tx, kept, now)
  await seedHotelReviews(tx, now)
}
