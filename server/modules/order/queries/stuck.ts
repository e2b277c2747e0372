import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { OrderKinds } from '../kind/registry'

type Db = Kysely<Database>

/** Minutes in a state of a kind after which an order is stuck. */
export interface StuckRule {
  readonly kind: string
  readonly state: string
  readonly minutes: number
}

/** The rules of all kinds, and the planned times of orders that are due later than their last event. */
export interface StuckRules {
  readonly rules: readonly StuckRule[]
  readonly plannedAt: readonly RawBuilder<Date | null>[]
}

/** The rules of all kinds. */
export const stuckRules = (kinds: OrderKinds): StuckRules => ({
  rules: kinds.all.flatMap(({ name: kind, overdue }) =>
    Object.entries(overdue.stuckAfter).flatMap(([state, minutes]) =>
      minutes === undefined ? [] : [{ kind, state, minutes }],
    ),
  ),
  plannedAt: kinds.all.flatMap(({ overdue }) => overdue.plannedAt ?? []),
})

/** The time of the last event of an order of the statement. */
export const lastEventAt = sql<Date>`(select max(at) from order_events where order_events.order_id = orders.id)`

/** Whether an order of the statement is stuck. */
export const isStuck = ({ rules, plannedAt }: StuckRules, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from unnest(${rules.map(({ kind }) => kind)}::text[], ${rules.map(({ state }) => state)}::text[],
    ${rules.map(({ minutes }) => minutes)}::int[]) as stuck (kind, state, minutes)
  where stuck.kind = orders.kind and stuck.state = orders.state
    and greatest(${sql.join([lastEventAt, ...plannedAt])}) <= ${now}::timestamptz - stuck.minutes * interval '1 minute')`

/** The number of orders that are stuck. */
export async function countStuck(db: Db, rules: StuckRules, now: Date): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('phase', '=', 'inProgress')
    .where(isStuck(rules, now))
    .executeTakeFirstOrThrow()
  return row.count
}
