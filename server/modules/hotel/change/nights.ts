import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import * as queries from '../nights/queries'

type Tx = Transaction<Database>
type Counts = ReadonlyMap<string, number>

/** Number of rooms by which one exceeds the other, by night. */
export const more = (one: Counts, other: Counts): queries.NightCount[] =>
  [...one]
    .map(([nightId, count]) => ({ nightId, count: count - (other.get(nightId) ?? 0) }))
    .filter(({ count }) => count > 0)

/** Nights with how many rooms each has. */
export const counted = (nights: readonly queries.NightCount[]): Counts => {
  const counts = new Map<string, number>()
  for (const { nightId, count } of nights) counts.set(nightId, (counts.get(nightId) ?? 0) + count)
  return counts
}

/** Locks all nights that a change takes or gives up, in the order of their ids. */
export async function lockAll(tx: Tx, ...all: readonly Counts[]): Promise<void> {
  await queries.lockNights(tx, [...new Set(all.flatMap((counts) => [...counts.keys()]))])
}

/** Holds nights, all or none. @throws Failure `nightFull` with the first that is short */
export async function hold(tx: Tx, nights: readonly queries.NightCount[]): Promise<void> {
  if (nights.length === 0) return
  const held = await queries.holdNights(tx, nights)
  if ('short' in held) throw new Failure('nightFull', { night: held.short ?? '' })
}
