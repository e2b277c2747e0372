import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { ShownVideo } from '@contract/entities/media'
import type { AfterSalesState, RefundServiceName } from '@contract/states/after-sales'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { byId, type FactsOf, place } from '../table-facts'

export interface RefundTable {
  id: string
  number: string
  order_id: string
  /** The store of the order, null without one; set by the database. No column of orders has its name, so that joins stay unambiguous. */
  refund_store_id: ColumnType<string | null, never, never>
  customer_id: string
  service: RefundServiceName
  type: 'full' | 'partial'
  state: AfterSalesState
  /** The refunded amount; `fees` is its part for delivery and packaging. */
  amount: number
  fees: number
  reason: string
  description: string
  pictures: Json<{ id: string; picture: Picture }[]>
  refusal: string | null
  applied_at: Timestamp
  /** Time at which the clock fires the next event. */
  deadline: Timestamp | null
  /** The return address and the return logistics: JSON of `ReturnAddress` and `ReturnLogistics`, encrypted. */
  return_address_sealed: Generated<string | null>
  logistics_sealed: Generated<string | null>
  /** The key of the reason; null for reasons in own words. */
  reason_key: Generated<string | null>
  /** The sum that was asked for, where it is less than the share of the lines; their goods are kept. */
  chosen_amount: Generated<number | null>
  edits: Generated<number>
  /** Times of the return's dispatch, first scan by the carrier, and delivery to the shop. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  scanned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  counted: MaybeJson<CountedLine[]>
  /** The case that this one was split from, being what did not arrive. */
  split_from_id: Generated<string | null>
  /** The platform's decision. */
  outcome: Generated<'all' | 'part' | 'nothing' | null>
  outcome_amount: Generated<number | null>
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Worth of lost or broken goods that is claimed beyond the refund, and what was paid of it. */
  claim: Generated<number>
  claim_paid: Generated<number | null>
}

/** Sent, received and sellable quantities of a line. */
export interface CountedLine {
  position: number
  announced: number
  received: number
  sellable: number
}

/** Statement of a side in a case. */
export interface RefundStatementTable {
  id: string
  refund_id: string
  side: 'customer' | 'merchant' | 'platform'
  kind: 'applied' | 'edited' | 'refused' | 'evidence' | 'note' | 'decision'
  text: string
  pictures: Json<Picture[]>
  video: MaybeJson<ShownVideo>
  at: Timestamp
}

export interface RefundLineTable {
  refund_id: string
  order_id: string
  position: number
  quantity: number
  amount: number
  /** Whether its refund is open; at most one open refund contains a given line of an order. */
  open: boolean
}

export interface RefundEventTable {
  id: string
  refund_id: string
  event: string
  actor: string
  state: AfterSalesState
  at: Timestamp
}

export interface AfterSalesTables {
  refunds: RefundTable
  refund_lines: RefundLineTable
  refund_events: RefundEventTable
  refund_statements: RefundStatementTable
}

/** Facts of the tables. */
export const afterSalesFacts: FactsOf<AfterSalesTables> = {
  refunds: {
    ...place('order_id'),
    global: { number: 'carriesPlace' },
    key: byId,
    sealed: { return_address_sealed: 'text', logistics_sealed: 'text' },
    erasing: 'keep',
  },
  refund_lines: { ...place('refund_id'), exported: 'none' },
  refund_events: place('refund_id'),
  refund_statements: place('refund_id'),
}

/** A delay requested by a rider; times are ISO texts. `dueAt` is the rider's new estimate. */
export interface DelayRecord {
  minutes: number
  askedAt: string
  dueAt: string | null
  answer: 'accepted' | 'refused' | null
}

/** A line that the store cannot make; the customer has until `answerBefore` to choose what happens to it. */
export interface ShortageRecord {
  position: number
  answerBefore: string
  /** Offer of the store in place of the whole line; missing without one. */
  substitute?: SubstituteRecord
}

export interface SubstituteRecord {
  goodsId: string
  optionIds: string[]
  name: Bilingual
  optionText: Bilingual
  picture: Picture
  /** Amount that is returned when it takes the place of the whole line. */
  back: number
}
