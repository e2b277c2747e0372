import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/database/schema'

/**
 * Faults of the books: movements that do not sum to zero, kept balances that differ from the sum of their entries,
 * orders that hold less than nothing, parties that owe while they hold something, withdrawals that do not hold exactly the
 * money still to pay out, attempts at a provider that keep another part of a balance than they hold, and payments of two
 * sources that do not add up.
 */
export async function ledgerFaults(db: Kysely<Database>): Promise<object[]> {
  const { rows: uneven } = await sql<object>`
    select transaction_id, sum(amount) from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(db)
  const { rows: drifted } = await sql<object>`
    select accounts.id, balance, coalesce(sum(amount), 0) as entries
    from accounts left join ledger_entries on account_id = accounts.id
    group by accounts.id having balance <> coalesce(sum(amount), 0)`.execute(db)
  const { rows: both } = await sql<object>`
    select debt.owner_id as party, debt.balance as debt, earned.balance as earned
    from accounts as debt join accounts as earned on earned.owner_id = debt.owner_id and debt.kind = earned.kind || 'Debt'
    where debt.balance < 0 and earned.balance > 0`.execute(db)
  const { rows: overdrawn } = await sql<object>`
    select kind, owner_id as owner, sum(amount) as held from accounts join ledger_entries on account_id = accounts.id
    where kind in ('held', 'reserved', 'returning', 'storeHeld', 'withdrawing') group by kind, owner_id having sum(amount) < 0`.execute(
    db,
  )
  const { rows: withdrawn } = await sql<object>`
    select withdrawals.id as withdrawal, state, amount, coalesce(held, 0) as held
    from withdrawals left join lateral (
      select sum(ledger_entries.amount) as held from accounts join ledger_entries on account_id = accounts.id
      where kind = 'withdrawing' and owner_id = withdrawals.id
    ) as reserved on true
    where coalesce(held, 0) <> case when state in ('underReview', 'approved') then amount else 0 end`.execute(db)
  const { rows: reserved } = await sql<object>`
    select provider_payments.id as attempt, balance_held, payments.status, coalesce(kept, 0) as kept
    from provider_payments join payments on payments.id = payment_id left join lateral (
      select sum(ledger_entries.amount) as kept from accounts join ledger_entries on account_id = accounts.id
      where kind = 'reserved' and owner_id = provider_payments.id
    ) as reserved on true
    where balance_part > 0 and coalesce(kept, 0) <> case when payments.status = 'pending' then balance_held else 0 end`.execute(
    db,
  )
  const { rows: unequal } = await sql<object>`
    select payments.id as payment, payments.amount, from_balance, provider_payments.amount as provider
    from payments join provider_payments on provider_payments.id = provider_payment_id
    where from_balance > 0 and payments.amount <> from_balance + provider_payments.amount`.execute(db)
  return [...uneven, ...drifted, ...both, ...overdrawn, ...withdrawn, ...reserved, ...unequal]
}
