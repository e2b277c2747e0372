import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type {
  Database,
  ProviderName,
  SandboxKeyTable,
  SandboxShipmentTable,
  SandboxTradeTable,
} from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type SandboxTrade = Selectable<SandboxTradeTable>

/** The keys of the sandbox, sealed; undefined before the first start. */
export async function readSealedKeys(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('sandbox_keys').select('sealed').where('name', '=', name).executeTakeFirst()
  return row?.sealed
}

/** Stores the keys of the sandbox unless there are any. */
export async function insertKeys(db: Db, row: Insertable<SandboxKeyTable>): Promise<void> {
  await db
    .insertInto('sandbox_keys')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Opens a trade, or finds the one with the same number. */
export async function openTrade(db: Db, row: Insertable<SandboxTradeTable>): Promise<SandboxTrade> {
  await db
    .insertInto('sandbox_trades')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()
  const trade = await findTrade(db, row.provider, row.trade_no)
  if (!trade) throw new Error(`the sandbox has no trade ${row.trade_no}`)
  return trade
}

/** A trade by the number that the merchant gave it. */
export function findTrade(db: Db, provider: ProviderName, tradeNo: string): Promise<SandboxTrade | undefined> {
  return db
    .selectFrom('sandbox_trades')
    .selectAll()
    .where('provider', '=', provider)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()
}

/** A trade by the token of its cashier. */
export function tradeOf(db: Db, token: string): Promise<SandboxTrade | undefined> {
  return db.selectFrom('sandbox_trades').selectAll().where('token', '=', token).executeTakeFirst()
}

/** The trade of which a refund was asked for under a number. */
export function tradeOfRefund(db: Db, provider: ProviderName, refundNo: string): Promise<SandboxTrade | undefined> {
  return db
    .selectFrom('sandbox_refunds')
    .innerJoin('sandbox_trades', 'sandbox_trades.token', 'sandbox_refunds.token')
    .selectAll('sandbox_trades')
    .where('sandbox_refunds.provider', '=', provider)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
}

/** Changes the state of an undecided trade; answers whether it did. */
export async function decideTrade(
  db: Db,
  token: string,
  change: { state: SandboxTrade['state']; paid_at: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_trades')
    .set(change)
    .where('token', '=', token)
    .where('state', 'in', ['waiting', 'failed', 'cancelled'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Refunds part of a trade, once for a number; answers false when the trade does not hold enough. */
export async function refundTrade(
  tx: Tx,
  {
    token,
    provider,
    refundNo,
    amount,
    at,
  }: {
    token: string
    provider: ProviderName
    refundNo: string
    amount: number
    at: Date
  },
): Promise<boolean> {
  const trade = await tx
    .selectFrom('sandbox_trades')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = await tx
    .selectFrom('sandbox_refunds')
    .select('amount')
    .where('provider', '=', provider)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
  if (known) return known.amount === amount
  if (trade.state !== 'paid' || trade.refunded + amount > trade.amount) return false
  await tx
    .insertInto('sandbox_refunds')
    .values({ provider, refund_no: refundNo, token, amount, created_at: at })
    .execute()
  await tx
    .updateTable('sandbox_trades')
    .set({ refunded: trade.refunded + amount })
    .where('token', '=', token)
    .execute()
  return true
}

/** Whether a trade with a provider's number was paid. */
export async function isPaid(db: Db, transactionId: string): Promise<boolean> {
  const query = db.selectFrom('sandbox_trades').select('token').where('transaction_id', '=', transactionId)
  return (await query.where('state', '=', 'paid').executeTakeFirst()) !== undefined
}

/** Parcels of a trade reported to the sandbox; undefined before the first report. */
export const shipmentOf = (db: Db, transactionId: string): Promise<Selectable<SandboxShipmentTable> | undefined> =>
  db.selectFrom('sandbox_shipments').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst()

/** Stores a report, which replaces the earlier one. */
export async function keepShipment(db: Db, row: Insertable<SandboxShipmentTable>): Promise<void> {
  const { transaction_id: _, ...change } = row
  await db
    .insertInto('sandbox_shipments')
    .values(row)
    .onConflict((oc) => oc.column('transaction_id').doUpdateSet(change))
    .execute()
}
