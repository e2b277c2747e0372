import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** How many rooms of a night are wanted. */
export interface NightCount {
  readonly nightId: string
  readonly count: number
}

/** Locks nights in the order of their ids, in which all who change nights lock them; answers them. */
export const lockNights = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('room_nights')
    .select(['id', 'night', 'closed', sql<number>`allotment - held - sold`.as('left')])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute()

const held = (change: RawBuilder<unknown>) => sql`held = held ${change}`
const sold = (change: RawBuilder<unknown>) => sql`sold = sold ${change}`
const more = sql`+ line.count`
const less = sql`- line.count`

/** Changes what of nights is held and sold; locks them before, since an update of many takes them in any order. */
async function change(tx: Tx, nights: readonly NightCount[], changes: readonly RawBuilder<unknown>[]) {
  const [ids, counts] = [nights.map(({ nightId }) => nightId), nights.map(({ count }) => count)]
  const locked = await lockNights(tx, ids)
  await sql`update room_nights set ${sql.join(changes)}
    from unnest(${ids}::uuid[], ${counts}::int[]) as line (id, count) where room_nights.id = line.id`.execute(tx)
  return locked
}

/** Holds rooms of all nights or of none: answers how many are left by night, or the first night that is short. */
export async function holdNights(
  tx: Tx,
  nights: readonly NightCount[],
): Promise<{ readonly left: ReadonlyMap<string, number> } | { readonly short: string | undefined }> {
  const wanted = new Map(nights.map(({ nightId, count }) => [nightId, count]))
  const rows = await lockNights(tx, [...wanted.keys()])
  const short = rows
    .filter(({ id, left, closed }) => closed || left < (wanted.get(id) ?? 0))
    .map(({ night }) => night)
    .sort()[0]
  if (short !== undefined || rows.length < wanted.size) return { short }
  await change(tx, nights, [held(more)])
  return { left: new Map(rows.map(({ id, left }) => [id, left - (wanted.get(id) ?? 0)])) }
}

/** Holds rooms of just released nights; the caller ensures that enough are free. */
export async function addHeld(tx: Tx, nights: readonly NightCount[]): Promise<void> {
  await change(tx, nights, [held(more)])
}

/** Moves held rooms of nights to sold ones. */
export async function sellNights(tx: Tx, nights: readonly NightCount[]): Promise<void> {
  await change(tx, nights, [held(less), sold(more)])
}

/** Puts rooms of nights on sale again that were held or sold. */
export async function freeNights(tx: Tx, nights: readonly NightCount[], from: 'held' | 'sold'): Promise<void> {
  await change(tx, nights, [{ held, sold }[from](less)])
}

/** Locks nights of a special in their order; answers how many rooms each has left. */
const lockSpecials = (tx: Tx, rateId: string, nights: readonly string[]) =>
  tx
    .selectFrom('rate_nights')
    .select(['night', sql<number>`allotment - taken`.as('left')])
    .where('rate_id', '=', rateId)
    .where((eb) => eb('night', '=', eb.fn.any(sql<string[]>`${[...nights]}::date[]`)))
    .orderBy('night')
    .forUpdate()
    .execute()

/** Takes rooms of a special's nights; false when one has too few. */
export async function takeSpecials(tx: Tx, rateId: string, nights: readonly string[], rooms: number): Promise<boolean> {
  const rows = await lockSpecials(tx, rateId, nights)
  if (rows.some(({ left }) => left < rooms)) return false
  await changeTaken(tx, rateId, new Map(rows.map(({ night }) => [night, rooms])))
  return true
}

/** Changes how many rooms of a special's nights are taken; other rates have no such nights. */
export async function changeTaken(tx: Tx, rateId: string, by: ReadonlyMap<string, number>): Promise<void> {
  const [nights, amounts] = [[...by.keys()], [...by.values()]]
  await lockSpecials(tx, rateId, nights)
  await sql`update rate_nights set taken = taken + line.amount
    from unnest(${nights}::date[], ${amounts}::int[]) as line (night, amount)
    where rate_id = ${rateId} and rate_nights.night = line.night`.execute(tx)
}
