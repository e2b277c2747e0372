import type { Database } from './schema'

/**
 * Where the rows of a table would lie if the deployment were split into cells, each a PostgreSQL cluster of a city or a few:
 * - `place`: in the cell of the place that they belong to, such as a store, its goods and its orders.
 * - `person`: in the home cell of one customer.
 * - `reference`: in every cell, the same everywhere, changed by the deployment alone.
 * - `directory`: in one place for all cells, since it leads from a phone or a code to a person.
 * - `cell`: in each cell for itself, such as its jobs and its books.
 */
export type TableClass = 'place' | 'person' | 'reference' | 'directory' | 'cell'

/**
 * Why a value without an id of an owner is unique over all cells: it is random, an issuer of its own gives it, it carries
 * the place, or the directory keeps it.
 */
export type GlobalValue = 'random' | 'issued' | 'carriesPlace' | 'directory'

export interface TablePlacement {
  readonly class: TableClass
  /** The column whose id tells whose a row is; null for rows of nobody. */
  readonly owner: string | null
  /** Columns that are unique by themselves though they name no owner, and why they are so over all cells. */
  readonly global?: Readonly<Record<string, GlobalValue>>
}

const place = (owner: string, global?: TablePlacement['global']): TablePlacement => ({ class: 'place', owner, global })
const person = (owner: string, global?: TablePlacement['global']): TablePlacement => ({
  class: 'person',
  owner,
  global,
})
const reference: TablePlacement = { class: 'reference', owner: null }
const directory = (owner: string): TablePlacement => ({ class: 'directory', owner })
const cell = (owner: string | null = null): TablePlacement => ({ class: 'cell', owner })

/** Every table with its placement; a test holds this against the database's catalogue. */
export const tables: Readonly<Record<keyof Database, TablePlacement>> = {
  stores: place('id'),
  menu_categories: place('store_id'),
  goods: place('store_id'),
  option_groups: place('goods_id'),
  options: place('group_id'),
  qualifications: place('store_id'),
  store_ratings: place('store_id'),
  goods_ratings: place('goods_id'),
  reviews: place('store_id'),
  review_dishes: place('review_id'),
  reports: place('store_id'),
  coupons: place('id'),
  customer_coupons: place('coupon_id'),
  cart_lines: place('store_id'),
  quotes: place('id'),
  orders: place('id', { number: 'carriesPlace' }),
  order_lines: place('order_id'),
  order_events: place('order_id'),
  takeaway_orders: place('order_id'),
  order_shares: place('order_id'),
  refunds: place('order_id', { number: 'carriesPlace' }),
  refund_lines: place('refund_id'),
  refund_events: place('refund_id'),
  payments: place('id'),
  payment_allocations: place('payment_id'),
  provider_payments: place('payment_id', { trade_no: 'random', transaction_id: 'issued' }),
  payment_refunds: place('payment_id'),

  customers: person('id', { phone_hash: 'directory', invite_code: 'directory' }),
  sessions: person('customer_id', { token_hash: 'random' }),
  addresses: person('customer_id'),
  address_labels: person('customer_id'),
  favorites: person('customer_id'),
  searches: person('customer_id'),
  media: person('customer_id', { key: 'random' }),
  member_envelopes: person('customer_id'),

  codes: directory('phone_hash'),

  category_groups: reference,
  categories: reference,
  places: reference,
  tiles: reference,
  banners: reference,
  articles: reference,
  search_words: reference,

  accounts: cell('owner_id'),
  ledger_transactions: cell('reference_id'),
  ledger_entries: cell('account_id'),
  idempotency_keys: cell('customer_id'),
  attempts: cell(),
  jobs: cell(),
  seeds: cell(),
  sandbox_keys: cell(),
  sandbox_trades: cell(),
  sandbox_refunds: cell(),
}
