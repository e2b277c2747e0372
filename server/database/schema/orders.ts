import type { Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { PriceComponent } from '@contract/entities/order'
import type { OrderPhase } from '@contract/states/actions'
import type { Bilingual, Json, Timestamp } from './columns'

export interface QuoteTable {
  id: string
  customer_id: string
  /** The kind of the order that is made of it. */
  kind: string
  store_id: string | null
  /** What is priced, in the form of its kind; the quote stands on its own from then on. */
  request: Json<object>
  /** A hash over all that was priced; submit compares it with a new one. */
  fingerprint: string
  total: number
  /** The order that was made of it: a quote serves once. */
  order_id: string | null
  created_at: Timestamp
  expires_at: Timestamp
}

export type SoldComponent = Omit<PriceComponent, 'label'> & { label: Bilingual }

/** A thing as it was sold: names in both languages, so that the order reads in any. A kind adds what it needs besides. */
export interface LineSnapshot {
  name: Bilingual
  optionText: Bilingual
  picture: Picture
}

export interface OrderTable {
  id: string
  number: string
  customer_id: string
  /** Null for kinds of orders that no store is part of. */
  store_id: string | null
  kind: string
  /** A state of the kind's machine, and the phase that the kind maps it to. */
  state: string
  phase: OrderPhase
  /** The variant of the kind's machine that the order goes by; null where there is but one. */
  variant: string | null
  title: Json<Bilingual>
  components: Json<SoldComponent[]>
  total: number
  saved: number
  refunded: Generated<number>
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
  /** Where the line stands in its order, from 0. */
  position: number
  /** What was bought, such as `goods`; the kind of the order knows the table. */
  item_kind: string
  item_id: string
  quantity: number
  /** Of one. */
  price: number
  /** What the customer pays for the whole line, after everything that is taken off the goods. */
  paid: number
  /** How many were paid back, and how many of them went back into the inventory. */
  refunded_quantity: Generated<number>
  returned_quantity: Generated<number>
  snapshot: Json<LineSnapshot>
}

export interface OrderEventTable {
  id: string
  order_id: string
  event: string
  actor: string
  /** The state that the order came into. */
  state: string
  at: Timestamp
}

export interface OrdersTables {
  quotes: QuoteTable
  orders: OrderTable
  order_lines: OrderLineTable
  order_events: OrderEventTable
}
