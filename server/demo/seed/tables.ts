import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database, TableRulesTable } from '../../database/schema'
import { localDay } from '../../local-time'
import { dayAfter } from '../../modules/reservation/days'
import { demoRestaurants, type DemoRestaurant } from '../tables'
import { fillEvenings, seedGuests } from '../tables/guests'
import { queueSizes, seatingWords } from '../tables/words'
import { demoId } from './ids'
import { insertAll } from './queries'

const json = (value: unknown): string => JSON.stringify(value)
const storeId = ({ store }: DemoRestaurant) => demoId('store', store)
const tableId = ({ store }: DemoRestaurant, name: string) => demoId('table', store, name)
const seatingId = ({ store }: DemoRestaurant, kind: string) => demoId('seating', store, kind)

const rulesRow = (restaurant: DemoRestaurant): Insertable<TableRulesTable> => ({
  store_id: storeId(restaurant),
  by_hand: restaurant.byHand,
  slot_minutes: restaurant.slotMinutes,
  turnover_minutes: restaurant.turnoverMinutes,
  party_most: restaurant.partyMost,
  lead_minutes: 30,
  parties_per_quarter: restaurant.partiesPerQuarter,
  covers_per_quarter: restaurant.partiesPerQuarter === null ? 24 : null,
  deposit: restaurant.deposit,
  deposit_kind: restaurant.depositKind,
  free_minutes: 4 * 60,
})

const seatingRows = (restaurant: DemoRestaurant) =>
  [...new Set(restaurant.tables.map(({ kind }) => kind))].map((kind, position) => {
    const { name, note, minimumSpend: minimum_spend } = seatingWords[kind]
    const id = seatingId(restaurant, kind)
    return { id, store_id: storeId(restaurant), kind, name: json(name), note: json(note), minimum_spend, position }
  })

const tableRows = (restaurant: DemoRestaurant) =>
  restaurant.tables.map(({ name, kind, least, most }) => ({
    ...{ id: tableId(restaurant, name), store_id: storeId(restaurant), seating_id: seatingId(restaurant, kind) },
    ...{ name, least, most, removed_at: null },
  }))

const setRows = (restaurant: DemoRestaurant) =>
  restaurant.sets.map(({ tables, least, most }) => ({
    ...{ id: demoId('tableSet', restaurant.store, ...tables), store_id: storeId(restaurant) },
    ...{ seating_id: seatingId(restaurant, 'hall'), table_ids: tables.map((name) => tableId(restaurant, name)) },
    ...{ least, most },
  }))

const openingRows = (restaurant: DemoRestaurant) =>
  restaurant.openings.flatMap(({ weekdays, meal, first, last }) =>
    weekdays.map((weekday) => {
      return { store_id: storeId(restaurant), weekday, meal, first_minute: first, last_minute: last }
    }),
  )

const sizeRows = (restaurant: DemoRestaurant) =>
  restaurant.takesQueue
    ? queueSizes.map(({ key, name, least, most, minutes }) => ({
        ...{ store_id: storeId(restaurant), key, name: json(name), least, most },
        ...{ minutes_each: minutes, is_open: true },
      }))
    : []

/** Inserts the tables of the demo's restaurants with their rules, hours and queues, and books the coming evenings. */
export async function seedTables(tx: Transaction<Database>, context: Context): Promise<void> {
  const now = context.clock.now()
  const today = localDay(context.config.timeZone, now)
  const all = demoRestaurants()
  await insertAll(tx, 'table_rules', all.map(rulesRow))
  await insertAll(tx, 'seatings', all.flatMap(seatingRows))
  await insertAll(tx, 'dining_tables', all.flatMap(tableRows))
  await insertAll(tx, 'table_sets', all.flatMap(setRows))
  await insertAll(tx, 'table_openings', all.flatMap(openingRows))
  const closed = all.flatMap((each) =>
    each.closedIn === null ? [] : [{ store_id: storeId(each), day: dayAfter(today, each.closedIn), as_weekday: null }],
  )
  await insertAll(tx, 'table_exceptions', closed)
  await insertAll(tx, 'queue_sizes', all.flatMap(sizeRows))
  await seedGuests(tx, context)
  await fillEvenings(tx, context, now)
}
