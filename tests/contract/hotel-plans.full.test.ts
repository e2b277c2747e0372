import pg from 'pg'
import type { RequestInput } from '@contract/call'
import { hotelCalendar, hotelFilters, hotelSearch } from '@contract/calls/hotel-search'
import { limits } from '@contract/limits'
import { addDays, hotelDay } from '../../server/modules/hotel/days'
import { insertManyHotels } from '../../server/testing/many-hotels'
import { aWorld, type World } from '../../server/testing/world'
import { recordStatements } from '../load/bare/record'
import { type Explanation, indexesOf, type Plan, scanned } from '../support/plans'
import { timeLimit } from '../support/time-limit'

const count = 20_000
const cityCode = '440300'
const near = { latitude: 22.5, longitude: 113.9 }
const checkIn = addDays(hotelDay('Asia/Shanghai', new Date()), 2)
const dates = { checkIn, checkOut: addDays(checkIn, 2) }

type Ask = RequestInput<typeof hotelSearch>

/** Searches with the index that orders the hotels that they consider. */
const ordered: [string, Ask, RegExp][] = [
  ['recommended', {}, /^hotels_city_code_(kind_)?recommended_store_id_idx$/],
  ['by score', { sort: 'score' }, /^hotels_best$/],
  ['cheapest first', { sort: 'price' }, /^hotels_cheapest$/],
  ['dearest first', { sort: 'priceDown' }, /^hotels_dearest$/],
  ['with breakfast', { breakfast: true }, /^hotels_city_code_(kind_)?recommended_store_id_idx$/],
  [
    'in a range of prices',
    { priceFrom: 100_00, priceTo: 400_00 },
    /^hotels_city_code_(kind_)?recommended_store_id_idx$/,
  ],
]

/** Searches that read each hotel of a city once, and rooms, rates and nights of those in the list alone. */
const linear: [string, Ask][] = [
  ['nearest first', { sort: 'distance', near }],
  ['by words', { keyword: 'lakeside' }],
  ['of four stars', { stars: [4], priceTo: 400_00 }],
  [
    'on a map',
    { bounds: { southWest: { latitude: 22.4, longitude: 113.8 }, northEast: { latitude: 22.6, longitude: 114 } } },
  ],
]

let world: World
let client: pg.Client
beforeAll(async () => {
  world = await aWorld({ STATEMENT_TIMEOUT: '0' })
  await insertManyHotels(world.app.context.db, count)
  client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
}, timeLimit(600))
afterAll(async () => {
  await client.end()
  await world.close()
})

/** Plans of the search's statement, with its values and as prepared. */
const plansOf = (ask: Ask): Promise<Plan[]> =>
  plansBy('wanted as materialized', () => world.visitor.call(hotelSearch, { cityCode, ...dates, ...ask }))

/** Plans of the statement of a call that has a CTE. */
async function plansBy(cte: string, call: () => Promise<unknown>): Promise<Plan[]> {
  world.clock.forward((Date.now() - world.clock.now().getTime()) / 60_000)
  const batches = await recordStatements(call)
  const found = batches.flat().filter(({ text }) => text.includes(cte))
  expect(found).toHaveLength(1)
  const [{ text, values } = { text: '', values: [] }] = found
  const explain = async (options: string, given: unknown[]) => {
    const { rows } = await client.query<{ 'QUERY PLAN': Explanation }>(`explain (${options}format json) ${text}`, given)
    return rows.map((row) => row['QUERY PLAN'][0].Plan)
  }
  return [...(await explain('', [...values])), ...(await explain('generic_plan, ', []))]
}

it.each(ordered)(
  'walks an index for hotels %s, and reads no table from end to end',
  async (_what, ask, index) => {
    for (const plan of await plansOf(ask)) {
      expect(indexesOf(plan).filter((name) => index.test(name))).not.toEqual([])
      expect(scanned(plan).filter((table) => table !== 'hotel_areas')).toEqual([])
    }
  },
  timeLimit(60),
)

it.each(linear)(
  'reads rooms, rates and nights by an index for hotels %s',
  async (_what, ask) => {
    for (const plan of await plansOf(ask))
      expect(scanned(plan).filter((table) => !['hotel_areas', 'hotels', 'stores'].includes(table))).toEqual([])
  },
  timeLimit(60),
)

/** Tables of which the counts read each row of a city: its choices, and whether it sells anything. */
const inCity = new Set(['hotel_areas', 'hotel_landmarks', 'hotels', 'stores', 'room_types', 'rates'])

it(
  'counts the choices of filters with the prices of a list alone',
  async () => {
    const call = () => world.visitor.call(hotelFilters, { cityCode, ...dates, stars: [4] })
    for (const plan of await plansBy('priced as materialized', call))
      expect(scanned(plan).filter((table) => !inCity.has(table))).toEqual([])
    const { count: found, bars } = await call()
    expect(found).toBeGreaterThan(limits.hotelsListed)
    const priced = bars.reduce((sum, each) => sum + each, 0)
    expect(priced).toBeGreaterThan(limits.hotelsListed / 2)
    expect(priced).toBeLessThanOrEqual(limits.hotelsListed)
  },
  timeLimit(60),
)

const calendarOf = (month: string) => world.visitor.call(hotelCalendar, { cityCode, month, months: 1 })
const month = checkIn.slice(0, 7)

it(
  'reads the nights of the hotels that a list by price considers for the calendar of a city',
  async () => {
    for (const plan of await plansBy('considered as materialized', () => calendarOf(month))) {
      expect(indexesOf(plan).filter((name) => name === 'hotels_cheapest')).not.toEqual([])
      // Only to the first free room, for nights on which all that are considered are full.
      expect(scanned(plan).filter((table) => table !== 'hotels')).toEqual([])
    }
    const night = { cityCode, checkIn, checkOut: addDays(checkIn, 1) }
    const { items } = await world.visitor.call(hotelSearch, { ...night, sort: 'price' })
    const { days } = await calendarOf(month)
    expect(days.find(({ day }) => day === checkIn)).toMatchObject({ price: items[0]?.from?.price, full: false })
  },
  timeLimit(60),
)

it(
  'does not call a night full while a dearer hotel is free',
  async () => {
    await client.query(
      `update room_nights set sold = allotment where night = $1 and room_type_id in (
        select id from room_types where store_id in (
          select store_id from hotels where city_code = $2 order by lowest_base_price, store_id limit $3))`,
      [checkIn, cityCode, limits.hotelsListed],
    )
    const { days } = await calendarOf(month)
    expect(days.find(({ day }) => day === checkIn)).toMatchObject({ price: null, full: false })
  },
  timeLimit(60),
)
