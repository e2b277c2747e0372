import type { Database } from './schema'

/**
 * The placement of a table's rows in a deployment split into cells, each a PostgreSQL cluster of one or more cities:
 * - `place`: in the cell of the place that they belong to, such as a store, its goods and its orders.
 * - `person`: in the home cell of one customer.
 * - `reference`: replicated to every cell, changed only by the deployment.
 * - `directory`: global, since it maps a phone or a code to a person.
 * - `cell`: separate in each cell, such as its jobs and its ledger.
 */
export type TableClass = 'place' | 'person' | 'reference' | 'directory' | 'cell'

/**
 * Why a value without an owner's id is unique over all cells: it is random, issued by an external party, contains the
 * place, or is stored in the directory.
 */
export type GlobalValue = 'random' | 'issued' | 'carriesPlace' | 'directory'

export interface TablePlacement {
  readonly class: TableClass
  /** The column with the id of the row's owner; null for rows without one. */
  readonly owner: string | null
  /** Columns that are unique by themselves without naming an owner, with the reason. */
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

/** The placement of every table; a test checks it against the database's catalogue. */
export const tables: Readonly<Record<keyof Database, TablePlacement>> = {
  stores: place('id'),
  menu_categories: place('store_id'),
  goods: place('store_id'),
  option_groups: place('goods_id'),
  options: place('group_id'),
  qualifications: place('store_id'),
  shipping_templates: place('store_id'),
  products: place('store_id'),
  skus: place('product_id'),
  sku_stock: place('sku_id'),
  presales: place('product_id'),
  presale_skus: place('presale_id'),
  mall_deals: place('sku_id'),
  hotels: place('store_id'),
  room_types: place('store_id'),
  rates: place('room_type_id'),
  room_nights: place('room_type_id'),
  rate_nights: place('rate_id'),
  hotel_rooms: place('room_type_id'),
  night_holds: place('room_type_id'),
  store_ratings: place('store_id'),
  goods_ratings: place('goods_id'),
  product_ratings: place('product_id'),
  product_alerts: place('product_id'),
  reviews: place('store_id'),
  review_dishes: place('review_id'),
  stay_reviews: place('review_id'),
  reports: place('store_id'),
  report_evidence: place('report_id'),
  coupons: place('id'),
  customer_coupons: place('coupon_id'),
  coupon_uses: place('order_id'),
  cart_lines: place('store_id'),
  mall_cart_lines: place('store_id'),
  quotes: place('id'),
  orders: place('id', { number: 'carriesPlace' }),
  order_lines: place('order_id'),
  order_events: place('order_id'),
  invoices: place('order_id'),
  takeaway_orders: place('order_id'),
  errand_orders: place('order_id'),
  errand_receipts: place('order_id', { photo_hash: 'random' }),
  errand_photos: place('order_id'),
  mall_orders: place('order_id'),
  presale_orders: place('order_id'),
  deal_orders: place('order_id'),
  stays: place('order_id'),
  stay_hours: place('order_id'),
  stay_parts_back: place('order_id'),
  stay_changes: place('order_id'),
  table_rules: place('store_id'),
  seatings: place('store_id'),
  dining_tables: place('store_id'),
  table_sets: place('store_id'),
  table_openings: place('store_id'),
  table_exceptions: place('store_id'),
  table_days: place('store_id'),
  table_bookings: place('order_id'),
  table_periods: place('store_id'),
  waitlist_entries: place('store_id'),
  queue_sizes: place('store_id'),
  queue_days: place('store_id'),
  queue_numbers: place('store_id'),
  group_carts: place('store_id', { token_hash: 'random' }),
  group_cart_people: place('cart_id'),
  group_cart_lines: place('cart_id'),
  conversations: place('id'),
  conversation_people: place('conversation_id'),
  chat_messages: place('conversation_id'),
  chat_edits: place('conversation_id'),
  service_requests: place('conversation_id'),
  chat_numbers: place('conversation_id'),
  packages: place('store_id'),
  package_stores: place('store_id'),
  voucher_orders: place('order_id', { code_hash: 'random' }),
  vouchers: place('order_id'),
  redemptions: place('store_id'),
  group_deals: place('store_id'),
  deal_groups: place('deal_id'),
  group_places: place('group_id'),
  holidays: reference,
  service_agents: reference,
  parcels: place('order_id'),
  parcel_lines: place('parcel_id'),
  parcel_events: place('parcel_id'),
  return_parcels: place('refund_id'),
  return_parcel_events: place('parcel_id'),
  order_shares: place('order_id'),
  refunds: place('order_id', { number: 'carriesPlace' }),
  refund_lines: place('refund_id'),
  refund_events: place('refund_id'),
  refund_statements: place('refund_id'),
  payments: place('id'),
  payment_allocations: place('payment_id'),
  told_shipments: place('provider_payment_id'),
  provider_payments: place('payment_id', { trade_no: 'random', transaction_id: 'issued' }),
  payment_refunds: place('payment_id'),
  top_ups: place('id'),

  customers: person('id', { phone_hash: 'directory', invite_code: 'directory' }),
  sessions: person('customer_id', { token_hash: 'random' }),
  addresses: person('customer_id'),
  address_labels: person('customer_id'),
  guests: person('customer_id'),
  favorites: person('customer_id'),
  footprints: person('customer_id'),
  invitation_rewards: person('customer_id'),
  searches: person('customer_id'),
  media: person('customer_id', { key: 'random' }),
  private_media: person('customer_id', { key: 'random' }),
  private_media_views: person('customer_id'),
  uploads: person('customer_id', { key: 'random' }),
  upload_parts: person('upload_id'),
  videos: person('customer_id', { key: 'random' }),
  withdraw_accounts: person('customer_id'),
  withdrawals: person('customer_id'),
  member_envelopes: person('customer_id'),
  memberships: person('customer_id'),
  member_grants: person('customer_id'),
  point_entries: person('customer_id'),
  feedbacks: person('customer_id', { number: 'carriesPlace' }),
  notification_settings: person('customer_id'),
  notices: person('customer_id'),
  announcement_marks: person('customer_id'),
  reminders: person('customer_id'),
  message_consents: person('customer_id'),

  applications: person('customer_id'),
  riders: person('customer_id'),

  codes: directory('phone_hash'),
  social_bindings: directory('customer_id'),

  category_groups: reference,
  categories: reference,
  product_categories: reference,
  mall_banners: reference,
  flash_rounds: reference,
  warehouses: reference,
  hotel_areas: reference,
  hotel_landmarks: reference,
  hotel_brands: reference,
  hotel_facilities: reference,
  hotel_themes: reference,
  places: reference,
  tiles: reference,
  banners: reference,
  articles: reference,
  search_words: reference,
  member_plans: reference,

  accounts: cell('owner_id'),
  ledger_transactions: cell('reference_id'),
  ledger_entries: cell('account_id'),
  idempotency_keys: cell('customer_id'),
  attempts: cell(),
  chat_counters: cell('inbox_id'),
  chat_outbox: cell('inbox_id'),
  event_outbox: cell(),
  data_keys: cell(),
  jobs: cell(),
  seeds: cell(),
  used_social_codes: cell(),
  sandbox_keys: cell(),
  sandbox_trades: cell(),
  sandbox_refunds: cell(),
  sandbox_shipments: cell(),
  sandbox_payouts: cell(),
  sandbox_waybills: cell(),
}
