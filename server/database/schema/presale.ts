import type { Generated } from 'kysely'
import type { Timestamp } from './columns'
import { type FactsOf, place } from '../table-facts'

/** A presale of a product. Without a deposit the first window is that of paying the whole price. */
export interface PresaleTable {
  id: string
  product_id: string
  deposit_from: Timestamp
  deposit_until: Timestamp
  balance_from: Timestamp | null
  balance_until: Timestamp | null
  /** The promised time of shipping. */
  ships_by: Timestamp
}

/** A SKU of a presale; amounts are for one. */
export interface PresaleSkuTable {
  presale_id: string
  sku_id: string
  position: number
  price: number
  deposit: number | null
  /** Deduction that the deposit earns. */
  counts_as: number | null
  /** Pieces for sale in it, and the ordered ones. */
  quantity: number
  taken: Generated<number>
}

/** Presale terms of an order; amounts are for all of it. */
export interface PresaleOrderTable {
  order_id: string
  presale_id: string
  sku_id: string
  quantity: number
  deposit: number | null
  counts_as: number | null
  balance: number | null
  balance_from: Timestamp | null
  balance_until: Timestamp | null
  ships_by: Timestamp
  deposit_paid_at: Timestamp | null
  /** Time at which the shop retained the deposit, since the balance was not paid in its window. */
  forfeited_at: Timestamp | null
}

export interface PresaleTables {
  presales: PresaleTable
  presale_skus: PresaleSkuTable
  presale_orders: PresaleOrderTable
}

/** Facts of the tables. */
export const presaleFacts: FactsOf<PresaleTables> = {
  presales: place('product_id'),
  presale_skus: place('presale_id'),
  presale_orders: { ...place('order_id'), exported: 'none' },
}
