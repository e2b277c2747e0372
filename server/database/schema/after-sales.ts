import type { Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { AfterSalesState, RefundServiceName } from '@contract/states/after-sales'
import type { Json, Timestamp } from './columns'

export interface RefundTable {
  id: string
  number: string
  order_id: string
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
  /** When the clock fires the next event. */
  deadline: Timestamp | null
  /** The return address and the return logistics: JSON of `ReturnAddress` and `ReturnLogistics`, encrypted. */
  return_address_sealed: Generated<string | null>
  logistics_sealed: Generated<string | null>
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
}
