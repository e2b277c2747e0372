import { sql, type Kysely } from 'kysely'
import { openRefundStates } from '@contract/states/after-sales'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** An open refund case of a settled order. */
export interface OpenCase {
  readonly id: string
  readonly amount: number
  readonly deadline: string | null
}

/** One settlement of an order, or of a part of it. */
export interface SettlementPart {
  readonly at: Date
  readonly amount: number
}

/** A settled order, in whole or in part, whose money may be on hold. */
export interface EarnedOrder {
  readonly number: string
  /** The newest first. */
  readonly settled: readonly SettlementPart[]
  /** Sum of its entries on the store's account, refunds included. */
  readonly amount: number
  readonly cases: OpenCase[]
}

export interface BalanceRow {
  readonly total: number
  readonly debt: number
  readonly orders: EarnedOrder[]
}

/**
 * A store's balance and debt, with its orders that were settled since a moment or have an open refund case: one statement, so that all is of one
 * moment.
 */
export async function balanceRow(db: Db, storeId: string, since: Date): Promise<BalanceRow> {
  const { rows } = await sql<{
    total: number
    debt: number
    orders: (Omit<EarnedOrder, 'settled'> & { settled: { at: string; amount: number }[] })[]
  }>`
    with own as (select id, kind, balance from accounts where owner_id = ${storeId} and kind in ('store', 'storeDebt')),
    wanted as (
      select coalesce((
        select order_id from ledger_parts where ledger_parts.transaction_id = ledger_transactions.id limit 1
      ), ledger_transactions.reference_id) as order_id from own
      join ledger_entries on account_id = own.id and own.kind = 'store'
      join ledger_transactions on ledger_transactions.id = transaction_id
      where ledger_transactions.kind = 'settlement' and created_at >= ${since}
      union
      select orders.id from orders join refunds on order_id = orders.id
      where store_id = ${storeId} and refunds.state = any(${[...openRefundStates]}::text[])
    ),
    moved as (
      select order_id, id from wanted join ledger_transactions on kind in ('settlement', 'refund') and reference_id = order_id
      union
      select order_id, transaction_id from wanted join ledger_parts using (order_id)
      union
      select order_id, ledger_transactions.id from wanted join refunds using (order_id)
      join ledger_transactions on kind = 'refund' and reference_id = refunds.id
    ),
    earned as (
      select moved.order_id, sum(ledger_entries.amount)::bigint as amount,
        json_agg(json_build_object('at', created_at, 'amount', ledger_entries.amount) order by created_at desc)
          filter (where ledger_transactions.kind = 'settlement') as settled
      from moved join ledger_transactions using (id)
      join ledger_entries on transaction_id = moved.id join own on own.id = account_id and own.kind = 'store'
      group by moved.order_id
    )
    select coalesce((select balance from own where kind = 'store'), 0) as total,
      coalesce((select -balance from own where kind = 'storeDebt'), 0) as debt,
      coalesce((
        select json_agg(json_build_object(
          'number', orders.number, 'settled', earned.settled, 'amount', earned.amount,
          'cases', coalesce((
            select json_agg(json_build_object('id', refunds.id, 'amount', refunds.amount, 'deadline', deadline) order by applied_at)
            from refunds where order_id = orders.id and refunds.state = any(${[...openRefundStates]}::text[])
          ), '[]')
        ) order by orders.id)
        from earned join orders on orders.id = earned.order_id where earned.settled is not null
      ), '[]') as orders`.execute(db)
  const [row = { total: 0, debt: 0, orders: [] }] = rows
  const settled = (list: { at: string; amount: number }[]) =>
    list.map(({ at, amount }) => ({ at: new Date(at), amount }))
  return { ...row, orders: row.orders.map((order) => ({ ...order, settled: settled(order.settled) })) }
}

/** Earnings of a store on each day of its zone since a moment, without payouts. */
export async function earnedByDay(db: Db, storeId: string, zone: string, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; earned: number }>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(amount)::bigint as earned
    from accounts join ledger_entries on account_id = accounts.id
    join ledger_transactions on ledger_transactions.id = transaction_id
    where owner_id = ${storeId} and accounts.kind in ('store', 'storeDebt')
      and ledger_transactions.kind not like 'storePayout%' and created_at >= ${since}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, earned }) => [day, earned]))
}
