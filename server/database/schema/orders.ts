import type { Generated } from 'kysely'
import type { OrderLine, PriceComponent } from '@contract/entities/order'
import type { TakeawayStatus, TakeawayStep, TakeawayWay } from '@contract/states/takeaway'
import type { DelayRecord, ShortageRecord } from './after-sales'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'

export interface QuoteRequest {
  fulfilment: 'delivery' | 'pickup'
  addressId: string | null
  deliverAt: string | null
  /** The coupons that its price is with. */
  couponIds: string[]
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
  delay: MaybeJson<DelayRecord>
  shortage: MaybeJson<ShortageRecord>
  remark: string
  tableware: number
  hide_number: boolean
  rider_note: Generated<string>
  contact_free: Generated<boolean>
  if_sold_out: Generated<'call' | 'replace' | 'refund'>
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
  /** Where the line stands in the order's `lines`. */
  position: number
  /** What the customer pays for the whole line, after everything that is taken off the goods. */
  paid: number
  /** How many were paid back, and how many of them went back into stock. */
  refunded_quantity: Generated<number>
  returned_quantity: Generated<number>
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

export interface OrdersTables {
  quotes: QuoteTable
  orders: OrderTable
  order_lines: OrderLineTable
  order_events: OrderEventTable
}
