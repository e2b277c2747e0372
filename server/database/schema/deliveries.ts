import type { Generated } from 'kysely'
import type { VehicleType } from '@contract/entities/application'
import type { DeliveryProblem } from '@contract/entities/delivery'
import type { DeliveryWay, DispatchPolicy } from '@contract/entities/delivery-zone'
import type { CourierName } from '../../couriers/names'
import type { DeliveryState } from '@contract/states/delivery'
import type { Bilingual, MaybeJson, Timestamp } from './columns'
import { type FactsOf, person, place, reference } from '../table-facts'

/** A problem that a rider reported. */
export interface ProblemRecord {
  kind: DeliveryProblem
  note: string
  at: string
  /** Time by which a closed store has to answer. */
  until?: string
}

/** The work of a rider on an order. A live row has no `ended_at`; an order has at most one. */
export interface DeliveryTable {
  id: string
  order_id: string
  order_kind: string
  state: DeliveryState
  rider_id: string | null
  /** The outside courier that has it, or looks for somebody to bring it; null while riders of the platform do. */
  courier: Generated<CourierName | null>
  /** Null for a purchase nearby, without a shop. */
  from_latitude: number | null
  from_longitude: number | null
  to_latitude: number
  to_longitude: number
  meters: number
  items: number
  /** The least vehicle that carries it; null for any. */
  vehicle: Generated<VehicleType | null>
  due_at: Timestamp
  /** The rounds of offers that found nobody; each widens the reach. */
  round: Generated<number>
  /** The amount by which its pay was raised meanwhile. */
  raised: Generated<number>
  waiting_since: Timestamp
  /** The next search for a rider; earlier plans for one are void. */
  search_at: Generated<Date | null>
  accepted_at: Timestamp | null
  /** The time of the rider's last step, by which the next one cannot be earlier. */
  stepped_at: Generated<Date | null>
  at_door_at: Timestamp | null
  ended_at: Timestamp | null
  /** Calls to the customer, and the last of them. */
  calls: Generated<number>
  called_at: Timestamp | null
  problem: MaybeJson<ProblemRecord>
  /** The rider from whom the next one fetches the goods; null while they are where the order begins. */
  handed_by: Generated<string | null>
}

export interface DeliveryOfferTable {
  id: string
  delivery_id: string
  rider_id: string
  state: 'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'
  made_at: Timestamp
  expires_at: Timestamp
  reason: string | null
}

export interface DeliveryPhotoTable {
  id: string
  delivery_id: string
  step: 'pickup' | 'dropOff'
  media_id: string
  at: Timestamp
}

/** A tip that a customer paid for the rider of an order. */
export interface RiderTipTable {
  payment_id: string
  order_id: string
  /** The rider who has the order, or who has brought it. */
  rider_id: string
  amount: number
  /** `held` until the delivery, then `given` to its rider, or `returned` to the payer where nobody delivers. */
  state: 'held' | 'given' | 'returned'
  paid_at: Timestamp
  ended_at: Timestamp | null
}

/** The newest position of a rider, in an unlogged table. */
export interface RiderPositionTable {
  rider_id: string
  latitude: number
  longitude: number
  at: Timestamp
  /** The time of the last position that differs from the one before by more than 50 metres. */
  moved_at: Timestamp
}

/** An area of a town, as a circle, with separate rules for finding riders; of several the smallest counts. */
export interface DeliveryZoneTable {
  id: Generated<string>
  key: string
  latitude: number
  longitude: number
  meters: number
  /** Null leaves each store its own way. */
  delivered_by: DeliveryWay | null
  policy: DispatchPolicy
  /** The amount by which each round without an acceptance raises the pay, and the most of it; null for the deployment’s. */
  raise: number | null
  raise_most: number | null
  /** For people; null where its key is shown. */
  names: MaybeJson<Bilingual>
}

export interface DeliveryTables {
  deliveries: DeliveryTable
  delivery_offers: DeliveryOfferTable
  delivery_photos: DeliveryPhotoTable
  rider_tips: RiderTipTable
  rider_positions: RiderPositionTable
  delivery_zones: DeliveryZoneTable
}

/** Facts of the tables. */
export const deliveryFacts: FactsOf<DeliveryTables> = {
  deliveries: { ...place('order_id'), exported: 'none' },
  delivery_offers: place('delivery_id'),
  delivery_photos: place('delivery_id'),
  rider_tips: { ...place('order_id'), exported: ['amount', 'state', 'paid_at'], exportedAs: 'tips' },
  rider_positions: person('rider_id'),
  delivery_zones: reference,
}
