import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, Database, StorePayoutSettingTable, StorePayoutTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type PayoutRow = Selectable<StorePayoutTable>
export type SettingsRow = Selectable<StorePayoutSettingTable>

/** The zone and the merchant of a store. */
export const storeOf = (db: Db, id: string) =>
  db.selectFrom('stores').select(['id', 'name', 'time_zone', 'merchant_id']).where('id', '=', id).executeTakeFirst()

/** The merchant of a store; undefined for one without. */
export async function merchantOf(db: Db, storeId: string): Promise<string | undefined> {
  return (await storeOf(db, storeId))?.merchant_id ?? undefined
}

export const settingsOf = (db: Db, storeId: string): Promise<SettingsRow | undefined> =>
  db.selectFrom('store_payout_settings').selectAll().where('store_id', '=', storeId).executeTakeFirst()

/** Locks the settings of a store, which are made when there are none: payouts of one store happen one after the other. */
export async function lockSettings(tx: Tx, storeId: string): Promise<SettingsRow> {
  await tx
    .insertInto('store_payout_settings')
    .values({ store_id: storeId, account_id: null, period: 'none', threshold: 0, next_at: null })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return tx
    .selectFrom('store_payout_settings')
    .selectAll()
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function changeSettings(
  tx: Tx,
  storeId: string,
  change: Updateable<StorePayoutSettingTable>,
): Promise<void> {
  await tx.updateTable('store_payout_settings').set(change).where('store_id', '=', storeId).execute()
}

/** Some of the stores whose automatic payout is due. */
export async function dueStores(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('store_payout_settings')
    .select('store_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(({ store_id }) => store_id)
}

export const insertPayout = (tx: Tx, row: Insertable<StorePayoutTable>): Promise<PayoutRow> =>
  tx.insertInto('store_payouts').values(row).returningAll().executeTakeFirstOrThrow()

export const payoutById = (db: Db, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('store_payouts').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a payout; undefined for an unknown id. */
export const lockPayout = (tx: Tx, id: string): Promise<PayoutRow | undefined> =>
  tx.selectFrom('store_payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export interface PayoutChange {
  readonly state: PayoutRow['state']
  readonly reason?: Bilingual
  readonly endorsed_by?: string
  readonly decided_by?: string
  readonly decided_at?: Date
  readonly ended_at?: Date
}

export async function changePayout(tx: Tx, id: string, { reason, ...change }: PayoutChange): Promise<void> {
  await tx
    .updateTable('store_payouts')
    .set({ ...change, ...(reason && { reason: JSON.stringify(reason) }) })
    .where('id', '=', id)
    .execute()
}

const keyset = new Keyset([
  descending('instant', sql.ref('store_payouts.created_at')),
  descending('id', sql.ref('store_payouts.id')),
])

/** A page of a store's payouts, newest first. */
export const payoutsOf = (db: Db, storeId: string, slice: Slice) =>
  keyset.page(db.selectFrom('store_payouts').selectAll().where('store_id', '=', storeId), slice).execute()

/** The payouts that have not ended, with their stores, the oldest first. */
export const openPayouts = (db: Db) =>
  db
    .selectFrom('store_payouts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .selectAll('store_payouts')
    .select('stores.name as store_name')
    .where('state', 'in', ['waiting', 'endorsed', 'approved'])
    .orderBy('created_at')
    .orderBy('store_payouts.id')
    .execute()

/** Whether the merchant of a store is frozen or closed, so that nothing is paid out. */
export async function isFrozen(db: Db, storeId: string): Promise<boolean> {
  const merchant = await db
    .selectFrom('stores')
    .innerJoin('customers', 'customers.id', 'stores.merchant_id')
    .select('customers.status')
    .where('stores.id', '=', storeId)
    .executeTakeFirst()
  return merchant?.status === 'disabled'
}
