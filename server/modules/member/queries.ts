import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database, MemberPlanTable, MembershipTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Plan = Selectable<MemberPlanTable>
export type Membership = Selectable<MembershipTable>

/** The end of a customer's membership; in the past it counts as no membership. */
export function membershipOf(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select(['user_level', 'member_until'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
}

/** The discount by member prices and member red envelopes over a customer's orders that were paid and not refunded. */
export async function savedByMembership(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ saved: number }>`
    with mine as (
      select id, components from orders where customer_id = ${customerId} and paid_at is not null and phase <> 'cancelled'
    ), prices as (
      select coalesce(sum(((snapshot ->> 'shopPrice')::bigint - price) * quantity), 0) as saved
      from mine join order_lines on order_lines.order_id = mine.id where snapshot ->> 'priceKind' = 'member'
    ), envelopes as (
      select coalesce(sum(-(component ->> 'amount')::bigint), 0) as saved
      from mine
      join customer_coupons on customer_coupons.order_id = mine.id
      join coupons on coupons.id = coupon_id and coupons.kind = 'member'
      cross join jsonb_array_elements(components) as component
      where component ->> 'kind' = 'envelope'
    )
    select (prices.saved + envelopes.saved)::bigint as saved from prices, envelopes`.execute(db)
  return rows[0]?.saved ?? 0
}

/** The plans on sale, in their order. */
export function plansOnSale(db: Db): Promise<Plan[]> {
  return db.selectFrom('member_plans').selectAll().where('on_sale', '=', true).orderBy('position').execute()
}

/** A plan on sale; undefined when there is none of the name. */
export function findPlan(db: Db, key: string): Promise<Plan | undefined> {
  return db.selectFrom('member_plans').selectAll().where('key', '=', key).where('on_sale', '=', true).executeTakeFirst()
}

/** Inserts a membership that is not paid yet. */
export async function insertMembership(tx: Tx, row: Insertable<MembershipTable>): Promise<void> {
  await tx.insertInto('memberships').values(row).execute()
}

/** The membership that a payment is for. */
export function membershipOfPayment(tx: Tx, paymentId: string): Promise<Membership> {
  return tx.selectFrom('memberships').selectAll().where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
}

/** The membership that holds at a time; undefined without one that was paid. */
export function membershipAt(db: Db, customerId: string, at: Date): Promise<Membership | undefined> {
  return db
    .selectFrom('memberships')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .limit(1)
    .executeTakeFirst()
}

/** Begins a paid membership, and makes its locked customer a member until its end. */
export async function beginMembership(
  tx: Tx,
  { id, customerId, from, until }: { id: string; customerId: string; from: Date; until: Date },
): Promise<void> {
  await tx.updateTable('memberships').set({ starts_at: from, ends_at: until }).where('id', '=', id).execute()
  await tx
    .updateTable('customers')
    .set({ user_level: sql`greatest(user_level, 1)`, member_until: until })
    .where('id', '=', customerId)
    .execute()
}

/** The pending payment of a customer for a membership; not locked. */
export async function pendingPayment(db: Db, customerId: string, purpose: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', customerId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return row?.id
}
