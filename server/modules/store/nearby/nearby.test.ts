import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { StoreFilter, StoreSort } from '@contract/calls/store'
import type { KeyValues } from '../../../database/keyset'
import { testDatabase, type TestDatabase } from '../../../testing/database'
import { insertManyStores } from '../../../testing/many-stores'
import * as rows from '../../../testing/rows'
import { distanceMeters } from '../../../geo'
import { isOpen } from '../../pricing/hours'
import { deliveryFee, estimateMinutes } from '../../basket/delivery'
import { listNearby } from './queries'

const place = { latitude: 22.5329, longitude: 113.93 }
const json = (value: unknown) => JSON.stringify(value)
const day = 24 * 3_600_000

const clock = fc.integer({ min: 0, max: 47 }).map((half) => {
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
})
const store = fc.record({
  latitude: fc.integer({ min: -250, max: 250 }).map((step) => place.latitude + step / 1000),
  longitude: fc.integer({ min: -250, max: 250 }).map((step) => place.longitude + step / 1000),
  category_key: fc.constantFrom('food', 'drinks'),
  status: fc.constantFrom('open' as const, 'open' as const, 'resting' as const),
  opening_hours: fc.array(fc.record({ open: clock, close: fc.oneof(clock, fc.constant('24:00')) }), { maxLength: 3 }),
  time_zone: fc.constantFrom('Asia/Shanghai', 'Europe/London', 'America/St_Johns'),
  range_meters: fc.integer({ min: 1000, max: 15_000 }),
  minimum_order: fc.integer({ min: 0, max: 3 }).map((step) => step * 1000),
  delivery_fees: fc.record({
    base: fc.integer({ min: 0, max: 3 }).map((step) => step * 100),
    original: fc.constant(null),
    freeOver: fc.constant(null),
    tiers: fc.constantFrom<{ beyondMeters: number; add: number }[]>(
      [],
      [
        { beyondMeters: 4000, add: 200 },
        { beyondMeters: 8000, add: 400 },
      ],
    ),
  }),
  prep_minutes: fc.integer({ min: 5, max: 8 }),
  rating: fc.integer({ min: 40, max: 43 }),
  monthly_sales: fc.integer({ min: 0, max: 5 }),
  member_envelope: fc.constantFrom(null, 500),
  full_discounts: fc.constantFrom([], [{ over: 5000, off: 800 }]),
  self_pickup: fc.boolean(),
  age: fc.integer({ min: 0, max: 60 }),
})
type Store = typeof store extends fc.Arbitrary<infer T> ? T & { id: string; distance: number } : never

const now = new Date('2026-03-25T04:10:00.000Z')
const open = (one: Store) => isOpen(one, now)
const filters: Record<StoreFilter, (one: Store) => boolean> = {
  fullDiscount: (one) => one.full_discounts.length > 0,
  member: (one) => one.member_envelope !== null,
  freeDelivery: (one) => one.delivery_fees.base === 0,
  openNow: open,
  selfPickup: (one) => one.self_pickup,
  new: (one) => one.age < 30,
}
const sorts: Record<StoreSort, (one: Store) => number[]> = {
  recommended: (one) => [
    open(one) ? 0 : 1,
    -(one.rating + 4 * Math.log(1 + one.monthly_sales) - (2 * one.distance) / 1000),
  ],
  distance: () => [],
  sales: (one) => [-one.monthly_sales],
  rating: (one) => [-one.rating],
  fee: (one) => [deliveryFee(one.delivery_fees, 0, Math.round(one.distance)).amount],
  minimum: (one) => [one.minimum_order],
  fastest: (one) => [estimateMinutes(one, Math.round(one.distance))],
}

const byKeys = (keys: (one: Store) => number[]) => (a: Store, b: Store) => {
  const [left, right] = [keys(a), keys(b)]
  const place = left.findIndex((key, index) => Math.abs(key - (right[index] ?? 0)) > 1e-9)
  return place < 0 ? (a.id < b.id ? -1 : 1) : (left[place] ?? 0) - (right[place] ?? 0)
}

/** The expected list, computed in memory. */
function expected(all: readonly Store[], sort: StoreSort, wanted: readonly StoreFilter[], category?: string): string[] {
  const keys = (one: Store) => [one.distance <= one.range_meters ? 0 : 1, ...sorts[sort](one), one.distance]
  return all
    .filter((one) => one.distance <= 20_000 && (!category || one.category_key === category))
    .filter((one) => wanted.every((filter) => filters[filter](one)))
    .sort(byKeys(keys))
    .map(({ id }) => id)
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function insert({ age, distance: _, ...row }: Store): Promise<void> {
  const { opening_hours, delivery_fees, full_discounts } = row
  await rows.insertStore(database.db, {
    ...row,
    opening_hours: json(opening_hours),
    delivery_fees: json(delivery_fees),
    full_discounts: json(full_discounts),
    opened_at: new Date(now.getTime() - age * day - 60_000),
  })
}

test('the list is what filtering and sorting in memory gives, whatever the stores', async () => {
  const { db } = database
  await rows.insertStore(db, {})
  const food = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
  const drinks = { ...food, key: 'drinks', name: json(food.name), picture: json(food.picture) }
  await db.insertInto('categories').values(drinks).execute()
  const search = fc.record({
    sort: fc.constantFrom(...StoreSort.options),
    wanted: fc.subarray([...StoreFilter.options], { maxLength: 3 }),
    category: fc.constantFrom(undefined, 'food', 'drinks'),
  })
  const many = fc.array(store, { minLength: 1, maxLength: 25 })
  const run = fc.asyncProperty(many, fc.array(search, { minLength: 6, maxLength: 6 }), async (drawn, searches) => {
    await db.deleteFrom('stores').execute()
    const all = drawn.map((one) => ({ ...one, id: uuid(), distance: distanceMeters(place, one) }))
    for (const one of all) await insert(one)
    for (const { sort, wanted, category } of searches) {
      const categories = category ? [category] : undefined
      const at = { place, now, slice: { limit: 100 } }
      const found = await listNearby(db, { ...at, sort, filters: wanted, categories })
      expect(found.map(({ id }) => id)).toEqual(expected(all, sort, wanted, category))
    }
  })
  await fc.assert(run, { numRuns: 25 })
})

test('stores that open next door push none of a crowded list out of its later pages', async () => {
  const { db } = database
  await db.deleteFrom('stores').execute()
  await insertManyStores(db, { count: 1500, place, meters: 4000 })
  const at = { place, now, sort: 'sales' as const, filters: [] }
  const whole = await listNearby(db, { ...at, slice: { limit: 2000 } })
  const first = await listNearby(db, { ...at, slice: { limit: 10 } })
  for (let count = 0; count < 50; count++) await rows.insertStore(db, { ...place, id: uuid(), monthly_sales: 0 })
  const slice = { after: first.at(-1)?.sort_keys, limit: 2000 }
  const rest = await listNearby(db, { ...at, reach: first[0]?.reach, slice })
  const listed = [...first, ...rest].map(({ id }) => id)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(whole.map(({ id }) => id)))
  expect(whole).toHaveLength(1000)
})

test('several categories are one list, and pages of it follow each other', async () => {
  const { db } = database
  await db.deleteFrom('stores').execute()
  await insertManyStores(db, { count: 300, place, meters: 4000 })
  const at = { place, now, sort: 'sales' as const, filters: [] }
  const categories = ['noodles', 'bakery']
  const whole = await listNearby(db, { ...at, categories, slice: { limit: 300 } })
  expect(whole).toHaveLength(100)
  expect(new Set(whole.map(({ category_key }) => category_key))).toEqual(new Set(categories))
  const pages: string[] = []
  let after: KeyValues | undefined
  do {
    const page = await listNearby(db, { ...at, categories, slice: { after, limit: 30 } })
    pages.push(...page.map(({ id }) => id))
    after = page.at(-1)?.sort_keys
  } while (after)
  expect(pages).toEqual(whole.map(({ id }) => id))
  expect(await listNearby(db, { ...at, categories: [], slice: { limit: 30 } })).toEqual([])
})
