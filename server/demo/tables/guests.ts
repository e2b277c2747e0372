import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { addJobs } from '../../jobs/queries'
import { localDay } from '../../local-time'
import { newNumber } from '../../modules/order/number'
import { dayAfter, instantAt } from '../../modules/reservation/days'
import { isFree } from '../../modules/reservation/fit'
import { range } from '../../modules/reservation/queries'
import { avatars } from '../city'
import { pictureOf } from '../pictures'
import { demoId } from '../seed/ids'
import { insertAll } from '../seed/queries'
import { demoRestaurants, type DemoRestaurant, type DemoTable } from '.'
import * as queries from './queries'
import { guestNames, seatingWords } from './words'

type Tx = Transaction<Database>

/** Number of booked evenings from today on. */
const days = 7
/** The accounts that book them: no two tables of an evening are of one. */
const guestCount = 60
/** Two parties at each of two times fill the quarters that are capped. */
const busySlots = [18.5, 18.5, 19, 19] as const
/** The evenings of the restaurant that a demo account runs have room left. */
const shownSlots = [17.5, 18, 18.5, 19.5] as const
/** Minutes after its time at which a party is seated. */
const turnIn = 4
/** Jobs of the demo's restaurants on a booked table. */
export const tableJob = 'autopilot.table'

/** The id of an account that books the demo's evenings. */
export const guestId = (index: number): string => demoId('tableGuest', index % guestCount)
/** The ids of all of them. */
export const guestIds = (): string[] => Array.from({ length: guestCount }, (_, index) => guestId(index))

function avatarOf(index: number) {
  const avatar = avatars[index % avatars.length]
  if (!avatar) throw new Error('There are no avatars')
  return avatar
}
const nameOf = (index: number) => guestNames[index % guestNames.length] ?? { en: '', zh: '' }

/** Inserts the accounts of the guests, which have no phone and no password. */
export async function seedGuests(tx: Tx, { config, seal }: Pick<Context, 'config' | 'seal'>): Promise<void> {
  const rows = guestIds().map((id, index) => ({
    id,
    phone_hash: seal.index(`demo guest ${index}`),
    phone_sealed: seal.seal(''),
    masked_phone: '',
    nickname: nameOf(index)[config.defaultLanguage],
    avatar: JSON.stringify(pictureOf(avatarOf(index))),
    birthday: null,
    email_sealed: null,
    password_hash: null,
    pay_password_hash: null,
    member_until: null,
  }))
  await insertAll(tx, 'customers', rows)
}

interface Evening {
  readonly restaurant: DemoRestaurant
  readonly day: string
  readonly at: Date
  readonly orderId: string
  readonly guest: number
  /** The table by its place in the restaurant's list. */
  readonly table: number
}

/** Evenings to book, by a time zone's clock. */
function eveningsOf(timeZone: string, now: Date): Evening[] {
  const restaurants = demoRestaurants().filter(({ openings }) => openings.some(({ meal }) => meal === 'dinner'))
  const full = restaurants.filter(({ isBusy, isShown }) => isBusy || isShown)
  const today = localDay(timeZone, now)
  return Array.from({ length: days }, (_, ahead) => dayAfter(today, ahead)).flatMap((day) => {
    let guest = 0
    return full.flatMap((restaurant) =>
      (restaurant.isBusy ? busySlots : shownSlots).flatMap((hour, index): Evening[] => {
        const at = instantAt(timeZone, day, hour * 60)
        const own = { restaurant, day, guest: guest++, table: index < 2 ? index : index + 2 }
        return at && at > now ? [{ ...own, at, orderId: demoId('guestTable', restaurant.store, day, index) }] : []
      }),
    )
  })
}

const tableOf = ({ restaurant, table }: Evening): DemoTable => {
  const found = restaurant.tables[table]
  if (!found) throw new Error(`${restaurant.store} has no table ${table}`)
  return found
}
const tableId = (evening: Evening) => demoId('table', evening.restaurant.store, tableOf(evening).name)

/** The rows of a booked table, which is confirmed and costs nothing. */
function rowsOf(evening: Evening, { config, seal }: Context, number: string, now: Date): queries.BookedRows {
  const { restaurant, day, at, orderId: order_id, guest } = evening
  const { kind, most: party } = tableOf(evening)
  const store_id = demoId('store', restaurant.store)
  const seating_id = demoId('seating', restaurant.store, kind)
  const customer_id = guestId(guest)
  const name = nameOf(guest)[config.defaultLanguage]
  const contact = { title: guest % 2 === 0 ? 'miss' : 'mr', name, phone: `1380075${6200 + guest}` }
  const span = { from: at, to: minutesAfter(at, restaurant.turnoverMinutes) }
  const snapshot = {
    name: seatingWords[kind].name,
    optionText: { en: `${party} guests`, zh: `${party}人` },
    picture: pictureOf(restaurant.logo),
  }
  return {
    order: {
      ...{ id: order_id, number, customer_id, store_id, kind: 'table', variant: restaurant.depositKind },
      ...{ state: 'confirmed', phase: 'inProgress', title: JSON.stringify(restaurant.name), components: '[]' },
      ...{ total: 0, saved: 0, pay_before: now, placed_at: now, paid_at: now },
      ...{ ended_at: null, reminded_at: null, cancel_reason: null, removed_at: null },
    },
    line: {
      ...{ order_id, position: 0, item_kind: 'seating', item_id: seating_id, quantity: 1, price: 0, paid: 0 },
      snapshot: JSON.stringify(snapshot),
    },
    event: {
      id: demoId('guestTableEvent', order_id),
      ...{ order_id, event: 'place', actor: 'customer', state: 'confirmed', at: now },
    },
    booking: {
      ...{
        order_id,
        store_id,
        customer_id,
        seating_id,
        day,
        party,
        minimum_spend: 0,
        visit: range(span.from, span.to),
      },
      ...{ free_until: minutesAfter(at, -limits.tableTurnoverMinutes), late_at: null },
      held_until: minutesAfter(at, limits.tableHoldMinutes),
      contact_sealed: seal.seal(JSON.stringify(contact)),
      note: guest % 5 === 0 ? { en: 'One child seat', zh: '一张儿童椅' }[config.defaultLanguage] : '',
      ...{ day_reminded_at: null, hours_reminded_at: null },
    },
    period: {
      id: demoId('guestTablePeriod', order_id),
      ...{ table_id: tableId(evening), store_id, order_id, entry_id: null, period: range(span.from, span.to) },
    },
  }
}

/** Those of the evenings that nobody has booked, nor had before. */
async function notBooked(tx: Tx, evenings: readonly Evening[]): Promise<Evening[]> {
  const there = await queries.existingOrders(
    tx,
    evenings.map(({ orderId }) => orderId),
  )
  const kept = await queries.keptOf(tx, evenings.map(tableId))
  return evenings.filter((evening) => {
    const { at, orderId, restaurant } = evening
    const span = { from: at.getTime(), to: minutesAfter(at, restaurant.turnoverMinutes).getTime() }
    return !there.has(orderId) && isFree(kept, tableId(evening), span)
  })
}

/** Books the coming evenings for the demo's guests, where they are not yet, and plans when they are seated. */
export async function fillEvenings(tx: Tx, context: Context, now: Date): Promise<void> {
  const { config } = context
  const evenings = await notBooked(tx, eveningsOf(config.timeZone, now))
  if (evenings.length === 0) return
  // Numbers in a row, so that none of them is drawn twice.
  const prefix = newNumber(now, config.timeZone, config).slice(0, -6)
  const first = randomInt(0, 1_000_000)
  const numberOf = (index: number) => prefix + String((first + index) % 1_000_000).padStart(6, '0')
  await queries.insertBooked(
    tx,
    evenings.map((evening, index) => rowsOf(evening, context, numberOf(index), now)),
  )
  const jobs = evenings.map(({ orderId, at }) => ({
    kind: tableJob,
    payload: { orderId, event: 'seat' },
    runAt: minutesAfter(at, turnIn),
  }))
  await addJobs(tx, jobs)
}
