import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { PriceComponent } from '@contract/entities/order'
import type { OrderPhase } from '@contract/states/actions'
import type { Bilingual, Json, Timestamp } from './columns'
import { byOrder, type FactsOf, place } from '../table-facts'

export interface QuoteTable {
  id: string
  customer_id: string
  /** The kind of the resulting order. */
  kind: string
  store_id: string | null
  /** The kind's pricing input; the quote no longer depends on the basket. */
  request: Json<object>
  /** A hash over all inputs of the price; submit compares it with a new one. */
  fingerprint: string
  total: number
  /** The resulting order; a quote is used once. */
  order_id: string | null
  created_at: Timestamp
  expires_at: Timestamp
}

export type SoldComponent = Omit<PriceComponent, 'label'> & { label: Bilingual }

/** A sold item's snapshot with names in both languages; kinds extend it. */
export interface LineSnapshot {
  name: Bilingual
  optionText: Bilingual
  picture: Picture
}

export interface OrderTable {
  id: string
  number: string
  customer_id: string
  /** Null for kinds of orders without a store. */
  store_id: string | null
  kind: string
  /** A state of the kind's machine, and the phase that it maps to. */
  state: string
  phase: OrderPhase
  /** The machine's variant for this order; null where it has none. */
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
  /** The commission that it was placed at, in basis points; null for orders from before rules. */
  commission_rate: Generated<number | null>
}

/** The invoice of an order; issued with its number. */
export interface InvoiceTable {
  order_id: string
  customer_id: string
  /** JSON of the recipient, encrypted; null once the account is erased. */
  receiver_sealed: string | null
  amount: number
  requested_at: Timestamp
  issued_at: Timestamp | null
  number: string | null
  /** The number of an issued invoice that is reversed, since more was refunded after it. */
  replaces: string | null
}

export interface OrderLineTable {
  order_id: string
  /** The index of the line in its order, from 0. */
  position: number
  /** The type of the item, such as `goods`; the order's kind knows its table. */
  item_kind: string
  item_id: string
  quantity: number
  /** The unit price. */
  price: number
  /** The price of the whole line after all discounts on goods. */
  paid: number
  /** The quantity refunded, and the quantity restocked. */
  refunded_quantity: Generated<number>
  returned_quantity: Generated<number>
  /** Time of its review, for kinds with reviews of lines. */
  reviewed_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** The payment that pays the line, where several people pay an order; null where one payment pays all of it. */
  payment_id: Generated<string | null>
  snapshot: Json<LineSnapshot>
}

export interface OrderEventTable {
  id: string
  order_id: string
  event: string
  actor: string
  /** The state entered by the event. */
  state: string
  at: Timestamp
  /** The time at which its actor did it, where the server heard of it later. */
  happened_at: Generated<Date | null>
}

export interface OrdersTables {
  quotes: QuoteTable
  orders: OrderTable
  order_lines: OrderLineTable
  order_events: OrderEventTable
  invoices: InvoiceTable
}

/** Facts of the tables. */
export const ordersFacts: FactsOf<OrdersTables> = {
  quotes: { ...place('id'), erasing: 'own', isExported: false },
  orders: { ...place('id'), global: { number: 'carriesPlace' }, erasing: 'keep' },
  order_lines: { ...place('order_id'), exported: 'all' },
  order_events: { ...place('order_id'), exported: 'none' },
  invoices: {
    ...place('order_id'),
    key: byOrder,
    sealed: { receiver_sealed: 'text' },
    erasing: { receiver_sealed: null },
  },
}
