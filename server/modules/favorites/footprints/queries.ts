import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { KeptBusinesses, KeptKind } from '@contract/entities/favorite'
import { deleteSome } from '../../../database/delete-some'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** That a customer saw a thing. */
export interface View {
  readonly id: string
  readonly customerId: string
  readonly kind: KeptKind
  readonly targetId: string
  readonly day: string
  readonly at: Date
}

const tables: Record<KeptKind, RawBuilder<unknown>> = {
  store: sql.table('stores'),
  goods: sql.table('goods'),
  product: sql.table('products'),
}

/**
 * Records that a customer viewed a thing, once per day; true for the first view of the day. Things that do not exist
 * are skipped.
 */
export async function noteSeen(db: Db, { id, customerId, kind, targetId, day, at }: View): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into footprints (id, customer_id, kind, target_id, day, seen_at)
    select ${id}::uuid, ${customerId}::uuid, ${kind}::text, seen.id, ${day}::text, ${at}::timestamptz
    from ${tables[kind]} as seen where seen.id = ${targetId}
    on conflict (customer_id, kind, target_id, day) do update set seen_at = excluded.seen_at
    returning (xmax = 0) as is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

/** Deletes all but the newest footprints of a customer. */
export async function deleteBeyond(db: Db, customerId: string, count: number): Promise<void> {
  await sql`delete from footprints where id in (
    select id from footprints where customer_id = ${customerId}
    order by seen_at desc, id desc offset ${count} for update skip locked
  )`.execute(db)
}

/** Deletes some of the footprints that are older. */
export const deleteOld = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'footprints', sql`seen_at < ${before}`)

const newestFirst = new Keyset([
  descending('instant', sql.ref('footprints.seen_at')),
  descending('id', sql.ref('footprints.id')),
])

interface Own {
  readonly customerId: string
  readonly kind: KeptKind
  readonly businesses: KeptBusinesses
  readonly since: Date
}

/** Whether what was seen is still there, of stores as one of some businesses. */
const isThere = ({ kind, businesses }: Pick<Own, 'kind' | 'businesses'>) => {
  const ofBusinesses = kind === 'store' && businesses ? sql`and seen.business = any(${[...businesses]}::text[])` : sql``
  return sql<boolean>`exists (select from ${tables[kind]} as seen where seen.id = target_id ${ofBusinesses})`
}

/** A customer's footprints on what is still there; what is no longer sold is. */
const footprintsOf = (db: Db, { customerId, kind, businesses, since }: Own) =>
  db
    .selectFrom('footprints')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('seen_at', '>=', since)
    .where(isThere({ kind, businesses }))

interface Wanted extends Own {
  /** The last day that is listed. */
  readonly until: string | undefined
  readonly slice: Slice
}

/** A page of a customer's footprints. */
export function footprintPage(db: Db, { slice, until, ...own }: Wanted) {
  const all = footprintsOf(db, own).select(['footprints.id', 'target_id', 'day', 'seen_at'])
  const wanted = until === undefined ? all : all.where('day', '<=', until)
  return newestFirst.page(wanted, slice).execute()
}

/** The days on which a customer saw something, newest first. */
export const footprintDays = (db: Db, own: Own) =>
  footprintsOf(db, own).select('day').distinct().orderBy('day', 'desc').execute()

interface Forgotten {
  readonly customerId: string
  readonly kind: KeptKind
  readonly businesses: KeptBusinesses
  /** Undefined for all. */
  readonly seen: readonly { readonly targetId: string; readonly day: string }[] | undefined
}

/** Deletes footprints of a customer. */
export async function deleteSeen(db: Db, { customerId, kind, businesses, seen }: Forgotten): Promise<void> {
  const ofKind = db.deleteFrom('footprints').where('customer_id', '=', customerId).where('kind', '=', kind)
  const own = businesses ? ofKind.where(isThere({ kind, businesses })) : ofKind
  if (!seen) return void (await own.execute())
  const [ids, days] = [seen.map(({ targetId }) => targetId), seen.map(({ day }) => day)]
  const named = sql<boolean>`(target_id, day) in (select * from unnest(${ids}::uuid[], ${days}::text[]))`
  await own.where(named).execute()
}
