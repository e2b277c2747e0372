import type { Database } from '../../../database/schema'

/** The tables whose rows name their customer. */
export type TableOfCustomer = {
  [K in keyof Database]: 'customer_id' extends keyof Database[K] ? K : never
}[keyof Database]

/**
 * Treatment of a customer's rows when the account is erased:
 * - `delete`: they are removed.
 * - `keep`: they stay as records of trade or of money, which name the customer by id alone.
 * - `own`: `erase.ts` has a separate statement for them.
 */
export type Erasing = 'delete' | 'keep' | 'own'

interface Rule {
  readonly erasing: Erasing
  /** Whether the rows are part of the customer's data export. */
  readonly isExported: boolean
}

const rule = (erasing: Erasing, isExported = true): Rule => ({ erasing, isExported })

/**
 * Every table with a customer's rows: its part of an export, and its rows after closing the account
 * (docs/decisions/023). A new table does not compile without a line here.
 */
export const personalTables: Readonly<Record<TableOfCustomer, Rule>> = {
  addresses: rule('delete'),
  address_labels: rule('delete'),
  applications: rule('delete'),
  cart_lines: rule('delete'),
  conversations: rule('own'),
  customer_coupons: rule('keep'),
  deal_orders: rule('keep'),
  favorites: rule('delete'),
  feedbacks: rule('delete'),
  footprints: rule('delete'),
  fraud_cases: rule('keep', false),
  group_cart_lines: rule('keep'),
  group_cart_people: rule('keep'),
  group_places: rule('keep'),
  guests: rule('delete'),
  idempotency_keys: rule('delete', false),
  invoices: rule('own'),
  invitation_rewards: rule('keep'),
  mall_cart_lines: rule('delete'),
  product_alerts: rule('delete'),
  price_alerts: rule('delete'),
  media: rule('own'),
  member_envelopes: rule('delete'),
  member_grants: rule('keep'),
  memberships: rule('keep'),
  night_holds: rule('keep', false),
  notices: rule('delete'),
  announcement_marks: rule('delete'),
  reminders: rule('delete'),
  message_consents: rule('delete'),
  notification_settings: rule('delete'),
  orders: rule('keep'),
  payments: rule('keep'),
  point_entries: rule('keep'),
  private_media: rule('own'),
  private_media_views: rule('keep', false),
  queue_numbers: rule('keep'),
  quotes: rule('own', false),
  refunds: rule('keep'),
  reports: rule('keep'),
  reviews: rule('own'),
  riders: rule('delete'),
  searches: rule('delete'),
  sessions: rule('delete'),
  staff_members: rule('keep'),
  social_bindings: rule('delete'),
  team_acts: rule('keep'),
  team_members: rule('delete'),
  stays: rule('keep'),
  table_bookings: rule('own'),
  top_ups: rule('keep'),
  uploads: rule('keep', false),
  videos: rule('own'),
  waitlist_entries: rule('keep'),
  withdraw_accounts: rule('delete'),
  withdrawals: rule('keep'),
}

/** The tables that a predicate holds for. */
export const tablesWhere = (holds: (rule: Rule) => boolean): TableOfCustomer[] =>
  (Object.keys(personalTables) as TableOfCustomer[]).filter((table) => holds(personalTables[table]))
