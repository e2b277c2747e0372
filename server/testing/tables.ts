import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import type { Database, TableOpeningTable, TableRulesTable } from '../database/schema'
import type { TestCaller } from './caller'
import type { Rows } from './database'
import type { World } from './world'

const json = (value: unknown) => JSON.stringify(value)
const both = (text: string) => json({ en: text, zh: `${text}中` })

export interface TableSeed {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly kind?: Database['seatings']['kind']
}

interface RestaurantSeed {
  readonly rules?: Partial<Insertable<TableRulesTable>>
  readonly tables?: readonly TableSeed[]
  /** Names of tables that may be joined, with the parties they take. */
  readonly sets?: readonly { readonly tables: readonly string[]; readonly least: number; readonly most: number }[]
  readonly openings?: readonly Omit<Insertable<TableOpeningTable>, 'store_id'>[]
  readonly store?: Parameters<World['make']['store']>[0]
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]
/** Every day for dinner from 17:00 to 21:00. */
const dinner = weekdays.map((weekday) => ({
  weekday,
  meal: 'dinner' as const,
  first_minute: 17 * 60,
  last_minute: 21 * 60,
}))

/** A restaurant in a test: its ids by name. */
export interface TestRestaurant {
  readonly storeId: string
  readonly seatings: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, string>>
}

/**
 * A restaurant with one table for two and one for four in the hall, without deposit, confirmed at once, for two hours, half an
 * hour ahead. Prices are in fen.
 */
export async function aRestaurant(
  { make, app }: Pick<Rows, 'app'> & { readonly make: Pick<World['make'], 'store'> },
  seed: RestaurantSeed = {},
): Promise<TestRestaurant> {
  const { db } = app.context
  const tables = seed.tables ?? [
    { name: 'A1', least: 1, most: 2 },
    { name: 'A2', least: 2, most: 4 },
  ]
  const storeId = await make.store(seed.store)
  const rules: Insertable<TableRulesTable> = {
    store_id: storeId,
    by_hand: false,
    slot_minutes: 30,
    turnover_minutes: 120,
    party_most: 8,
    lead_minutes: 30,
    parties_per_quarter: null,
    covers_per_quarter: null,
    deposit: 0,
    deposit_kind: 'offBill',
    free_minutes: 240,
    ...seed.rules,
  }
  await db.insertInto('table_rules').values(rules).execute()
  const kinds = [...new Set(tables.map(({ kind = 'hall' }) => kind))]
  const seatings = Object.fromEntries(kinds.map((kind) => [kind, uuid()]))
  await db
    .insertInto('seatings')
    .values(
      kinds.map((kind, position) => {
        const words = { name: both(kind), note: both('By the window') }
        return { id: seatings[kind] ?? '', store_id: storeId, kind, ...words, minimum_spend: 0, position }
      }),
    )
    .execute()
  const ids = Object.fromEntries(tables.map(({ name }) => [name, uuid()]))
  await db
    .insertInto('dining_tables')
    .values(
      tables.map(({ name, least, most, kind = 'hall' }) => {
        const seating = { store_id: storeId, seating_id: seatings[kind] ?? '' }
        return { id: ids[name] ?? '', ...seating, name, least, most, removed_at: null }
      }),
    )
    .execute()
  const sets = (seed.sets ?? []).map(({ tables: names, least, most }) => {
    const kind = tables.find(({ name }) => name === names[0])?.kind ?? 'hall'
    const table_ids = names.map((name) => ids[name] ?? '')
    return { id: uuid(), store_id: storeId, seating_id: seatings[kind] ?? '', table_ids, least, most }
  })
  if (sets.length > 0) await db.insertInto('table_sets').values(sets).execute()
  const openings = (seed.openings ?? dinner).map((each) => ({ store_id: storeId, ...each }))
  await db.insertInto('table_openings').values(openings).execute()
  return { storeId, seatings, tables: ids }
}

export const contact = { title: 'miss', name: 'Mia Lin', phone: '13800006209' } as const

/** An instant by the clock of a test's restaurants: the hours and minutes of today, or of a day `days` later. */
export const timeIn = ({ clock }: World, hour: number, minute = 0, days = 0): string => {
  const today = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00+08:00`).getTime()
  return new Date(today + (days * 24 * 60 + hour * 60 + minute) * 60_000).toISOString()
}

/** Wish of a booking in the hall, or in seats of another kind. */
export const wishOf = ({ storeId, seatings }: TestRestaurant, party: number, at: string, kind = 'hall'): Wish => ({
  storeId,
  party,
  at,
  seatingId: seatings[kind] ?? '',
})

interface Wish {
  readonly storeId: string
  readonly seatingId: string
  readonly party: number
  readonly at: string
  readonly waitlistId?: string
}

/** Quotes and books a table. @throws RefusedCall */
export async function book(caller: TestCaller, wish: Wish) {
  const { id } = await caller.call(reservationConfirm, wish)
  return caller.call(reservationSubmit, { quoteId: id, contact, agreed: true, idempotencyKey: randomUUID() })
}

/** A queue of small and medium tables. */
export async function aQueue({ app }: Pick<Rows, 'app'>, storeId: string): Promise<void> {
  const size = (key: string, least: number, most: number) => ({
    store_id: storeId,
    key,
    name: both(key),
    least,
    most,
    minutes_each: 4,
    is_open: true,
  })
  await app.context.db
    .insertInto('queue_sizes')
    .values([size('A', 1, 2), size('B', 3, 4)])
    .execute()
}
