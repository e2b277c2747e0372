import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { OrderLine, PriceComponent } from '@contract/entities/order'
import type { Target } from '@contract/calls/home'
import type { Picture } from '@contract/entities/common'
import type { Localized } from '@contract/settings'
import type { TakeawayStatus, TakeawayStep, TakeawayWay } from '@contract/states/takeaway'

/** A text in both languages, stored as jsonb. */
export type Bilingual = Localized

type Json<T> = JSONColumnType<T & object>
type Timestamp = ColumnType<Date, Date | string, Date | string>
type DefaultNow = ColumnType<Date, Date | undefined, Date>

export interface CustomerTable {
  id: string
  phone_hash: string
  phone_sealed: string
  masked_phone: string
  nickname: string
  avatar: Json<Picture>
  gender: Generated<'male' | 'female' | 'secret'>
  birthday: string | null
  email_sealed: string | null
  password_hash: string | null
  pay_password_hash: string | null
  user_level: Generated<number>
  member_until: Timestamp | null
  status: Generated<'active' | 'disabled'>
  created_at: DefaultNow
}

export interface SessionTable {
  token_hash: string
  customer_id: string
  created_at: DefaultNow
  expires_at: Timestamp
  ended_at: Timestamp | null
}

export interface CodeTable {
  id: string
  phone_hash: string
  purpose: string
  code_hash: string
  created_at: Timestamp
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface AttemptTable {
  key: string
  failures: Generated<number>
  since: Timestamp
  locked_until: Timestamp | null
}

export interface AddressTable {
  id: string
  customer_id: string
  /** Consignee, mobile and door, sealed (server/security/seal.ts). */
  sealed: string
  gender: number
  region_code: string
  address: string
  tag: string
  is_default: Generated<boolean>
  latitude: number
  longitude: number
  used_at: DefaultNow
  deleted_at: Timestamp | null
}

export interface AddressLabelTable {
  customer_id: string
  label: string
  created_at: DefaultNow
}

export interface CategoryTable {
  key: string
  name: Json<Bilingual>
  picture: Json<Picture>
  position: number
}

export interface DeliveryFees {
  /** Up to the first tier. */
  base: number
  /** What the base was before an offer, to strike through. */
  original: number | null
  /** Free from this goods total on. */
  freeOver: number | null
  /** What is added beyond `beyondMeters`. */
  tiers: { beyondMeters: number; add: number }[]
}

export interface StoreTable {
  id: string
  category_key: string
  merchant_id: string | null
  name: Json<Bilingual>
  logo: Json<Picture>
  hero: Json<Picture>
  status: 'open' | 'resting' | 'closed'
  latitude: number
  longitude: number
  address: Json<Bilingual>
  phone: string
  opening_hours: Json<{ open: string; close: string }[]>
  notice: Json<Bilingual>
  profile: Json<Bilingual>
  range_meters: number
  minimum_order: number
  delivery_fees: Json<DeliveryFees>
  packaging_fee: number
  prep_minutes: number
  /** Tenths. */
  rating: number
  monthly_sales: number
  member_envelope: number | null
  full_discounts: Json<{ over: number; off: number }[]>
  tags: Json<Bilingual[]>
  self_pickup: boolean
  delivered_by: 'platform' | 'store'
  search_text: string
}

export interface MenuCategoryTable {
  id: string
  store_id: string
  name: Json<Bilingual>
  note: Json<Bilingual>
  position: number
}

export interface GoodsTable {
  id: string
  store_id: string
  menu_category_id: string
  name: Json<Bilingual>
  note: Json<Bilingual>
  picture: Json<Picture>
  shop_price: number
  member_price: number | null
  activity_price: number | null
  activity_type: Json<Bilingual> | null
  is_active: Generated<boolean>
  purchase_limit: number | null
  stock: number
  sales: Generated<number>
  liked_percent: number | null
  tags: Json<Bilingual[]>
  position: number
  removed_at: Timestamp | null
}

export interface OptionGroupTable {
  id: string
  goods_id: string
  name: Json<Bilingual>
  required: boolean
  max: number
  position: number
}

export interface OptionTable {
  id: string
  group_id: string
  name: Json<Bilingual>
  price_delta: number
  sold_out: Generated<boolean>
  position: number
}

export interface CartLineTable {
  id: string
  customer_id: string
  store_id: string
  goods_id: string
  /** Sorted, so that the same choice is the same line. */
  option_ids: string[]
  quantity: number
  updated_at: DefaultNow
}

export interface QuoteRequest {
  fulfilment: 'delivery' | 'pickup'
  addressId: string | null
  deliverAt: string | null
  /** What was in the basket; the quote stands on its own from then on. */
  lines: { goodsId: string; optionIds: string[]; quantity: number }[]
}

export interface QuoteTable {
  id: string
  customer_id: string
  store_id: string
  request: Json<QuoteRequest>
  /** A hash over all that was priced; submit compares it with a new one. */
  fingerprint: string
  total: number
  /** The order that was made of it: a quote serves once. */
  order_id: string | null
  created_at: Timestamp
  expires_at: Timestamp
}

/** A line as it was sold: names in both languages, so that the order reads in any. */
export interface SoldLine extends Omit<OrderLine, 'name' | 'optionText'> {
  name: Bilingual
  optionText: Bilingual
}

export type SoldComponent = Omit<PriceComponent, 'label'> & { label: Bilingual }

export interface RiderRecord {
  name: Bilingual
  phone: string
  likedPercent: number
  /** When the rider set off from the store and is due at the door; null before. */
  leftAt: string | null
  dueAt: string | null
}

export interface OrderTable {
  id: string
  number: string
  customer_id: string
  store_id: string
  kind: string
  status: TakeawayStatus
  step: TakeawayStep | null
  fulfilment: 'delivery' | 'pickup'
  way: TakeawayWay
  lines: Json<SoldLine[]>
  components: Json<SoldComponent[]>
  total: number
  saved: number
  refunded: Generated<number>
  address_sealed: string | null
  pickup_phone_sealed: string | null
  pickup_code: string | null
  latitude: number | null
  longitude: number | null
  distance: number
  rider: Json<RiderRecord> | null
  remark: string
  tableware: number
  hide_number: boolean
  deliver_at: Timestamp | null
  estimated_at: Timestamp
  pay_before: Timestamp
  placed_at: Timestamp
  paid_at: Timestamp | null
  ended_at: Timestamp | null
  reminded_at: Timestamp | null
  cancel_reason: string | null
  removed_at: Timestamp | null
}

export interface OrderLineTable {
  order_id: string
  goods_id: string
  option_ids: string[]
  quantity: number
  price: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  event: string
  actor: string
  status: string
  step: string | null
  at: Timestamp
}

export interface PaymentTable {
  id: string
  order_id: string
  customer_id: string
  method: string | null
  amount: number
  refunded: Generated<number>
  status: 'pending' | 'paid' | 'closed' | 'refunded'
  created_at: Timestamp
  paid_at: Timestamp | null
}

export type AccountKind = 'customer' | 'storeHeld' | 'store' | 'funding'

export interface AccountTable {
  id: string
  kind: AccountKind
  owner_id: string | null
  balance: Generated<number>
}

export interface LedgerTransactionTable {
  id: string
  kind: string
  reference_id: string
  created_at: Timestamp
}

export interface LedgerEntryTable {
  transaction_id: string
  account_id: string
  amount: number
}

export interface IdempotencyKeyTable {
  customer_id: string
  key: string
  call: string
  request_hash: string
  answer: Json<object> | null
  created_at: DefaultNow
}

export interface JobTable {
  id: string
  kind: string
  key: string | null
  payload: Json<object>
  run_at: Timestamp
  failures: Generated<number>
  last_error: string | null
  created_at: DefaultNow
}

export interface ArticleTable {
  id: string
  key: string | null
  kind: 'announcement' | 'standing'
  title: Json<Bilingual>
  paragraphs: Json<{ heading: Bilingual | null; text: Bilingual }[]>
  published_at: Timestamp
}

export interface BannerTable {
  id: string
  title: Json<Bilingual>
  line: Json<Bilingual>
  action: Json<Bilingual>
  picture: Json<Picture>
  target: Json<Target>
  position: number
}

export interface TileTable {
  key: string
  name: Json<Bilingual>
  picture: Json<Picture>
  tint: string
  target: Json<Target>
  position: number
}

export interface PlaceTable {
  id: string
  city: Json<Bilingual>
  name: Json<Bilingual>
  latitude: number
  longitude: number
  position: number
}

export interface Database {
  customers: CustomerTable
  sessions: SessionTable
  codes: CodeTable
  attempts: AttemptTable
  addresses: AddressTable
  address_labels: AddressLabelTable
  categories: CategoryTable
  stores: StoreTable
  menu_categories: MenuCategoryTable
  goods: GoodsTable
  option_groups: OptionGroupTable
  options: OptionTable
  cart_lines: CartLineTable
  quotes: QuoteTable
  orders: OrderTable
  order_lines: OrderLineTable
  order_events: OrderEventTable
  payments: PaymentTable
  accounts: AccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_entries: LedgerEntryTable
  idempotency_keys: IdempotencyKeyTable
  jobs: JobTable
  articles: ArticleTable
  banners: BannerTable
  tiles: TileTable
  places: PlaceTable
  seeds: { name: string; seeded_at: DefaultNow }
}
