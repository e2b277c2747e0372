import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Bilingual, Database, QualificationTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Keeps a licence in place of the one before of its kind. */
export async function keepLicence(tx: Tx, row: Insertable<QualificationTable>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('qualifications')
    .set({ number: row.number, valid_until: row.valid_until, picture: row.picture })
    .where('store_id', '=', row.store_id)
    .where('kind', '=', row.kind)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await tx.insertInto('qualifications').values(row).execute()
}

/** A store with the suspension that an ended licence brought, locked. */
export const lockStore = (tx: Tx, id: string) =>
  tx
    .selectFrom('stores')
    .select(['name', 'licence_ended_at', 'suspended_status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Whether a licence of a store has ended before a day. */
export async function hasEnded(db: Db, storeId: string, day: string): Promise<boolean> {
  const ended = db.selectFrom('qualifications').select('id').where('store_id', '=', storeId)
  return (await ended.where('valid_until', '<', day).limit(1).executeTakeFirst()) !== undefined
}

/** Lets a store take orders again. */
export async function lift(tx: Tx, storeId: string, status: 'open' | 'closed'): Promise<void> {
  await tx
    .updateTable('stores')
    .set({ suspended_at: null, suspended_status: null, licence_ended_at: null, status })
    .where('id', '=', storeId)
    .execute()
}

/** The suspension that the end of a rider's insurance brought, locked. */
export const lockRider = (tx: Tx, customerId: string) =>
  tx
    .selectFrom('riders')
    .select('insurance_ended_at')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Sets the end of a rider's insurance, and lifts the suspension by the one before. */
export async function insure(tx: Tx, customerId: string, until: string | null, isLifted: boolean): Promise<void> {
  await tx
    .updateTable('riders')
    .set({ insured_until: until, ...(isLifted && { insurance_ended_at: null, suspended_at: null }) })
    .where('customer_id', '=', customerId)
    .execute()
}

/** First and last day of ends, the step of the warning, and the most rows. */
interface Ends {
  readonly from: string
  readonly until: string
  readonly step: number
  readonly most: number
}

/** A document that ends, with the subject of the notices about it. */
export interface Ending {
  readonly subject: string
  readonly kind: QualificationTable['kind']
  readonly store_id: string
  readonly store: Bilingual
  readonly until: string
}

/**
 * Licences of stores that end within some days, without those whose merchants were notified of it in `step`; some of them.
 */
export async function endingLicences(db: Db, { from, until, step, most }: Ends) {
  const { rows } = await sql<Ending>`
    select own.kind, own.store_id, stores.name as store, own.valid_until::text as until,
      own.id || ':' || own.valid_until || ':' || ${step}::int as subject
    from qualifications as own join stores on stores.id = own.store_id
    where own.valid_until >= ${from}::date and own.valid_until <= ${until}::date
      and stores.ended_at is null and stores.merchant_id is not null
      and not exists (select from notices where notices.customer_id = stores.merchant_id and notices.topic = 'storeLicenceEnds'
        and notices.subject = own.id || ':' || own.valid_until || ':' || ${step}::int)
    order by own.id limit ${most}`.execute(db)
  return rows
}

/** Suspends some of the stores with a licence that ended before a day; answers them with the licence. */
export async function suspendEnded(tx: Tx, { day, now, most }: { day: string; now: Date; most: number }) {
  const { rows } = await sql<Ending>`
    with ended as (
      select distinct on (stores.id) stores.id, own.id as licence_id, own.kind, own.valid_until
      from qualifications as own join stores on stores.id = own.store_id
      where own.valid_until < ${day}::date and stores.suspended_at is null and stores.ended_at is null
      order by stores.id, own.valid_until limit ${most}
    )
    update stores set suspended_at = ${now}, licence_ended_at = ${now}, suspended_status = stores.status, status = 'closed',
      rest_until = null
    from ended where stores.id = ended.id
    returning ended.kind, stores.id as store_id, stores.name as store, ended.valid_until::text as until,
      ended.licence_id || ':' || ended.valid_until || ':ended' as subject`.execute(tx)
  return rows
}

/** A rider's insurance that ends. */
export interface EndingInsurance {
  readonly customer_id: string
  readonly until: string
}

/** Insurances that end within some days, without those whose riders were notified of it in `step`; some of them. */
export async function endingInsurances(db: Db, { from, until, step, most }: Ends) {
  const { rows } = await sql<EndingInsurance>`
    select customer_id, insured_until::text as until from riders
    where insured_until >= ${from}::date and insured_until <= ${until}::date
      and not exists (select from notices where notices.customer_id = riders.customer_id
        and notices.topic = 'riderInsuranceEnds' and notices.subject = riders.insured_until || ':' || ${step}::int)
    order by customer_id limit ${most}`.execute(db)
  return rows
}

/** Riders whose insurance ended before a day, and who are not suspended; some of them. */
export async function endedRiders(db: Db, day: string, most: number) {
  const { rows } = await sql<EndingInsurance>`
    select customer_id, insured_until::text as until from riders
    where insured_until < ${day}::date and suspended_at is null order by customer_id limit ${most}`.execute(db)
  return rows
}

/** Notes that a rider was suspended because the insurance had ended. */
export async function markUninsured(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx.updateTable('riders').set({ insurance_ended_at: at }).where('customer_id', '=', customerId).execute()
}
