import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { QueueDesk } from '../../modules/queue/desk'
import { demoId } from '../seed/ids'
import { insertAll } from '../seed/queries'
import { demoRestaurants } from '.'
import * as queries from './queries'
import { queueSizes } from './words'

type Tx = Transaction<Database>

/** Number of tickets that were already called when a day's queue is first seen. */
const called = 3

/** Fills the queues of the demo's restaurants with people who took their numbers at the door. */
export async function fillQueues(
  tx: Tx,
  { config }: Pick<Context, 'config'>,
  queue: QueueDesk,
  now: Date,
): Promise<void> {
  const day = queue.dayOf({ time_zone: config.timeZone })
  const ids = demoRestaurants()
    .filter(({ takesQueue }) => takesQueue)
    .map(({ store }) => demoId('store', store))
  const lines = await queries.linesOf(tx, ids, day)
  const rows = lines.flatMap(({ store_id, size, last, waiting }) => {
    const wanted = queueSizes.find(({ key }) => key === size)
    const count = (wanted?.waiting ?? 0) - waiting + (last === 0 ? called : 0)
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      const number = last + index + 1
      const isCalled = number <= called
      const taken_at = minutesAfter(now, (index - count) * (wanted?.minutes ?? 1))
      return {
        ...{ id: demoId('queueNumber', store_id, size, day, number), store_id, customer_id: null, size, day, number },
        ...{ party: wanted?.most ?? 2, state: isCalled ? ('seated' as const) : ('waiting' as const), place: number },
        ...{
          taken_at,
          called_at: isCalled ? minutesAfter(now, number - called) : null,
          ended_at: isCalled ? now : null,
        },
        ...{ returned_at: null, near_at: null, remind: false },
      }
    })
  })
  if (rows.length === 0) return
  const lastOf = lines.map(({ store_id, size, last }) => {
    const drawn = rows.filter((row) => row.store_id === store_id && row.size === size).map(({ number }) => number)
    return { store_id, size, day, last: Math.max(last, ...drawn) }
  })
  await queries.drawTo(tx, lastOf)
  await insertAll(tx, 'queue_numbers', rows)
}
