import type { Position } from '@contract/entities/common'
import type { ErrandKind, ErrandShop } from '@contract/entities/errand'
import type { RouteAnswer } from '@contract/entities/route'
import type { Picture } from '@contract/entities/common'
import type { Generated } from 'kysely'
import type { DelayRecord } from './after-sales'
import type { Json, MaybeJson, Timestamp } from './columns'
import type { RiderRecord } from './takeaway'
import { byOrder, type FactsOf, place } from '../table-facts'

/** Start and end of an errand, in words without a door; `from` is null for a purchase nearby. */
export interface ErrandPlaces {
  from: ({ name: string } & Position) | null
  to: { name: string } & Position
}

/** Terms that an errand was placed under; amounts in the smallest unit. */
export interface KeptTerms {
  graceMinutes: number
  cancelFee: number
  maxEstimate: number
  ceiling: number
  /** Fee of returning the goods. */
  returnFee: number
}

/** A rider's question before a purchase above the estimate. */
export interface QuestionRecord {
  amount: number
  without: number
  /** Sum of the receipts that stay whatever is answered; undefined is 0. */
  kept?: number
  note: string
  answerBefore: string
}

/** Goods that nobody took. */
export interface UndeliveredRecord {
  since: string
  calls: number
  answerBefore: string
  /** Customer's choice, with a fee to pay before it begins. */
  chosen?: { answer: 'otherAddress' | 'return'; addressSealed?: string; places?: ErrandPlaces; route?: RouteAnswer }
}

export interface ErrandRiderRecord extends RiderRecord {
  position?: Position
  movedAt?: string
}

/** The own part of an errand. */
export interface ErrandOrderTable {
  order_id: string
  errand_kind: ErrandKind
  product: string
  item_type: string | null
  perishable: boolean
  /** Kilograms, at most. */
  weight: number
  shop: MaybeJson<ErrandShop>
  /** JSON of an `AddressSnapshot`, encrypted. */
  pickup_sealed: string | null
  delivery_sealed: string
  places: Json<ErrandPlaces>
  route: Json<RouteAnswer>
  terms: Json<KeptTerms>
  note: string
  images: Json<Picture[]>
  contact_free: boolean
  pickup_at: Timestamp | null
  estimated_at: Timestamp
  estimate: number
  /** Cost of the goods by receipts; null before the first. */
  spent: number | null
  question: MaybeJson<QuestionRecord>
  undelivered: MaybeJson<UndeliveredRecord>
  rider: MaybeJson<ErrandRiderRecord>
  accepted_at: Timestamp | null
  delay: MaybeJson<DelayRecord>
  /** JSON of both hand-over codes, encrypted. */
  codes_sealed: string
  pickup_tries: Generated<number>
  delivery_tries: Generated<number>
  guarantee_version: string
  agreed_at: Timestamp
  rating: number | null
  comment: string | null
  commented_at: Timestamp | null
}

/** Receipt of a rider; its photo can be used once. */
export interface ErrandReceiptTable {
  id: string
  order_id: string
  amount: number
  photo_hash: string
  at: Timestamp
}

export interface ErrandPhotoTable {
  id: string
  order_id: string
  step: 'pickup' | 'receipt' | 'delivery'
  media_id: string
  at: Timestamp
}

export interface ErrandTables {
  errand_orders: ErrandOrderTable
  errand_receipts: ErrandReceiptTable
  errand_photos: ErrandPhotoTable
}

/** Facts of the tables. */
export const errandFacts: FactsOf<ErrandTables> = {
  errand_orders: {
    ...place('order_id'),
    key: byOrder,
    sealed: { pickup_sealed: 'address', delivery_sealed: 'address', codes_sealed: 'text' },
    exported: [
      'order_id',
      'errand_kind',
      'product',
      'item_type',
      'weight',
      'shop',
      'pickup_sealed',
      'delivery_sealed',
      'note',
      'images',
      'contact_free',
      'pickup_at',
      'estimate',
      'spent',
      'guarantee_version',
      'agreed_at',
      'rating',
      'comment',
      'commented_at',
    ],
    exportedAs: 'errands',
  },
  errand_receipts: { ...place('order_id'), global: { photo_hash: 'random' }, exported: ['order_id', 'amount', 'at'] },
  errand_photos: { ...place('order_id'), exported: 'none' },
}
