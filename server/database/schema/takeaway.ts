import type { CourierName } from '../../couriers/names'
import type { Generated } from 'kysely'
import type { OrderLine } from '@contract/entities/order'
import type { LateTerms } from '../../config-late'
import type { DelayRecord, ShortageRecord } from './after-sales'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import type { LineSnapshot } from './orders'
import { byOrder, type FactsOf, place } from '../table-facts'

/** The pricing input of a takeaway quote. */
export interface TakeawayRequest {
  fulfilment: 'delivery' | 'pickup'
  storeId: string
  addressId: string | null
  deliverAt: string | null
  /** The coupons applied to the price. */
  couponIds: string[]
  /** The lines of the basket. */
  lines: { goodsId: string; optionIds: string[]; quantity: number }[]
}

/** A priced line with names in both languages. */
export interface SoldLine extends Omit<OrderLine, 'name' | 'optionText'> {
  name: Bilingual
  optionText: Bilingual
}

/** The snapshot of a dish in an order line; prices are per unit. */
export interface DishSnapshot extends LineSnapshot {
  optionIds: string[]
  shopPrice: number
  priceKind: OrderLine['priceKind']
  /** Time at which it was added to the placed order. */
  addedAt?: string
}

export interface RiderRecord {
  name: Bilingual
  /** Masked, but whole in rows of before `rider_phone_sealed`. */
  phone: string
  likedPercent: number
  /** Times of the rider's departure from the store and expected arrival; null before. */
  leftAt: string | null
  dueAt: string | null
}

/** The takeaway part of an order. */
export interface TakeawayOrderTable {
  order_id: string
  fulfilment: 'delivery' | 'pickup'
  /** JSON of an `AddressSnapshot`, encrypted; for delivery. */
  address_sealed: string | null
  pickup_phone_sealed: string | null
  pickup_code: string | null
  latitude: number | null
  longitude: number | null
  /** Metres from the store to the destination. */
  distance: number
  rider: MaybeJson<RiderRecord>
  rider_phone_sealed: Generated<string | null>
  delay: MaybeJson<DelayRecord>
  shortage: MaybeJson<ShortageRecord>
  remark: string
  tableware: number
  hide_number: boolean
  rider_note: string
  contact_free: boolean
  if_sold_out: 'call' | 'replace' | 'refund'
  deliver_at: Timestamp | null
  estimated_at: Timestamp
  /** Time at which the store marked the food as ready. */
  ready_at: Generated<Date | null>
  /** The outside courier that brings it, from when it is placed; null for others. */
  courier: Generated<CourierName | null>
  /** The terms of the compensation for a late arrival at the time of the order; null without one. */
  late_terms: MaybeJson<LateTerms>
  /** Time at which the compensation was given. */
  late_given_at: Generated<Date | null>
  /** The time since which its customer can cancel it free of charge, because no rider takes it. */
  untaken_at: Generated<Date | null>
  /** Time by which the store has to answer its rider, who found it closed; null without. */
  closed_until: Generated<Date | null>
}

/** Dishes for a placed order, which join it once they are paid. */
export interface TakeawayAdditionTable {
  id: string
  order_id: string
  state: 'waiting' | 'made' | 'dropped'
  /** Its lines, price and shares; the lines are reserved while it waits. */
  plan: Json<object>
  at: Timestamp
}

export interface TakeawayTables {
  takeaway_orders: TakeawayOrderTable
  takeaway_additions: TakeawayAdditionTable
}

/** Facts of the tables. */
export const takeawayFacts: FactsOf<TakeawayTables> = {
  takeaway_orders: {
    ...place('order_id'),
    key: byOrder,
    sealed: { address_sealed: 'address', pickup_phone_sealed: 'text', rider_phone_sealed: 'text' },
    exported: ['order_id', 'fulfilment', 'address_sealed', 'pickup_phone_sealed', 'remark'],
    exportedAs: 'deliveries',
  },
  takeaway_additions: { ...place('order_id'), exported: 'none' },
}
