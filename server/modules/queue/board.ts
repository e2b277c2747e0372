import type { Kysely } from 'kysely'
import type { QueueBoard, QueueNumber, QueueSize } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import { offsetsAround } from '../../local-time'
import type { Restaurant } from '../reservation/queries'
import { restaurantView } from '../reservation/view'
import type { QueueDesk } from './desk'
import { minutesFor, numberName } from './line'
import * as queries from './queries'

type Db = Kysely<Database>
type Language = Caller['language']
/** Numbers of called and of waiting entries shown before the caller's. */
const shown = { called: 3, waiting: 2 } as const

/** Status of the queues by table size. */
export async function sizesView(db: Db, storeId: string, day: string, language: Language): Promise<QueueSize[]> {
  const sizes = await queries.findSizes(db, storeId)
  const rows = await queries.numbersOf(db, storeId, day, ['waiting', 'called', 'seated', 'passed'])
  return sizes.map((size) => {
    const own = rows.filter((row) => row.size === size.key)
    const waiting = own.filter(({ state }) => state === 'waiting').length
    const calledAt = ({ called_at }: queries.NumberRow) => called_at?.getTime() ?? 0
    const last = own.filter(({ called_at }) => called_at).sort((one, other) => calledAt(other) - calledAt(one))[0]
    return {
      key: size.key,
      name: size.name[language],
      least: size.least,
      most: size.most,
      calling: last ? numberName(last) : null,
      waiting,
      minutes: minutesFor(waiting, size),
    }
  })
}

async function lineOf(
  db: Db,
  row: queries.NumberRow,
  waiting: readonly queries.NumberRow[],
): Promise<QueueNumber['line']> {
  const called = await queries.lastCalled(db, row.store_id, row.day, row.size, shown.called)
  const before = called.filter(({ id }) => id !== row.id)
  const done = before.map((each, index) => ({
    number: numberName(each),
    state: index === before.length - 1 ? ('calling' as const) : ('done' as const),
  }))
  const ahead = waiting.slice(0, shown.waiting).map((each) => ({ number: numberName(each), state: 'waiting' as const }))
  return [...done, ...ahead, { number: numberName(row), state: 'mine' as const }]
}

/** A number as its customer sees it. */
async function numberView(db: Db, row: queries.NumberRow, sizes: readonly queries.SizeRow[]): Promise<QueueNumber> {
  const size = sizes.find(({ key }) => key === row.size)
  const line = await queries.numbersOf(db, row.store_id, row.day, ['waiting'])
  const before = line.filter(
    (each) => each.size === row.size && (each.place < row.place || (each.place === row.place && each.id < row.id)),
  )
  const ahead = row.state === 'waiting' ? before.length : 0
  return {
    id: row.id,
    number: numberName(row),
    size: row.size,
    party: row.party,
    state: row.state,
    takenAt: row.taken_at.toISOString(),
    ahead,
    minutes: size ? minutesFor(ahead, size) : 0,
    comeBefore:
      row.state === 'called' && row.called_at
        ? minutesAfter(row.called_at, limits.numberCallMinutes).toISOString()
        : null,
    canReturn: row.state === 'passed' && !row.returned_at,
    remind: row.remind,
    line: row.state === 'waiting' ? await lineOf(db, row, before) : [],
  }
}

/** A restaurant's queue as a caller sees it. @throws Failure `queueNotOffered` */
export async function boardOf(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  desk: QueueDesk,
  restaurant: Restaurant,
  { customer, language }: Pick<Caller, 'customer' | 'language'>,
): Promise<QueueBoard> {
  const sizes = await queries.findSizes(db, restaurant.id)
  if (sizes.length === 0) throw new Failure('queueNotOffered')
  const now = clock.now()
  const day = desk.dayOf(restaurant)
  const mine = customer ? await queries.lastOf(db, customer.id, restaurant.id, day) : undefined
  return {
    store: restaurantView(restaurant, language),
    utcOffset: offsetsAround(restaurant.time_zone, now),
    isOpen: sizes.some(({ is_open }) => is_open),
    sizes: await sizesView(db, restaurant.id, day, language),
    mine: mine ? await numberView(db, mine, sizes) : null,
    updatedAt: now.toISOString(),
  }
}
