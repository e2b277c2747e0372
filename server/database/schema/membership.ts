import type { ColumnType, Generated } from 'kysely'
import type { Bilingual, Json, Timestamp } from './columns'
import { type FactsOf, person, reference } from '../table-facts'

/** Monthly grants of a plan, and its length and price. */
interface PlanTerms {
  days: number
  price: number
  envelopes: number
  envelope_amount: number
  bonus: number
  bonus_amount: number
}

export interface MemberPlanTable extends PlanTerms {
  key: string
  name: Json<Bilingual>
  list_price: number
  on_sale: Generated<boolean>
  position: number
}

/** A membership that was opened, on the terms of then; without a start until it is paid. */
export interface MembershipTable extends PlanTerms {
  id: string
  customer_id: string
  plan_key: string
  payment_id: string
  starts_at: ColumnType<Date | null, Date | undefined, Date>
  ends_at: ColumnType<Date | null, Date | undefined, Date>
  created_at: Timestamp
}

export type GrantKind = 'envelopes' | 'bonus'

/** Grant of a member for a month in the deployment's time zone, such as "2026-03". */
export interface MemberGrantTable {
  id: string
  customer_id: string
  month: string
  kind: GrantKind
  /** The coupon of which the member received `count`. */
  coupon_id: string
  count: number
  amount: number
  ends_at: Timestamp
  granted_at: Timestamp
}

/** A movement of points; entries are never changed. */
export interface PointEntryTable {
  id: string
  customer_id: string
  kind: 'order' | 'review' | 'refund' | 'used' | 'returned' | 'adjusted'
  reference_id: string
  /** Null for points that staff gave or took. */
  order_id: string | null
  /** Negative for points that are used or taken back. */
  amount: number
  /** The money that an order's points were earned with, in the smallest unit. */
  basis: number
  doubled: Generated<boolean>
  title: Json<Bilingual>
  created_at: Timestamp
}

export interface MembershipTables {
  member_plans: MemberPlanTable
  memberships: MembershipTable
  member_grants: MemberGrantTable
  point_entries: PointEntryTable
}

/** Facts of the tables. */
export const membershipFacts: FactsOf<MembershipTables> = {
  member_plans: reference,
  memberships: { ...person('customer_id'), erasing: 'keep' },
  member_grants: { ...person('customer_id'), erasing: 'keep' },
  point_entries: { ...person('customer_id'), erasing: 'keep' },
}
