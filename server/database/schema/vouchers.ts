import type { Picture } from '@contract/entities/common'
import type { VoucherTerms } from '@contract/entities/voucher'
import type { VoucherState } from '@contract/states/voucher'
import type { Generated } from 'kysely'
import type { Bilingual, Json, Timestamp } from './columns'
import { byOrder, type FactsOf, place } from '../table-facts'

/** One item of a package; `value` in the smallest unit. */
export interface StoredPackageItem {
  readonly name: Bilingual
  readonly count: number
  readonly value: number
}

export interface PackageTable {
  id: string
  store_id: string
  kind: 'package' | 'cash'
  name: Json<Bilingual>
  picture: Json<Picture>
  contents: Json<StoredPackageItem[]>
  price: number
  market_price: number
  terms: Json<VoucherTerms>
  valid_days: number
  /** Purchase limit per customer; null without one. */
  per_customer: number | null
  stock: number
  sold: Generated<number>
  position: number
  on_sale: boolean
  /** Counts the changes of its merchant. */
  version: Generated<number>
}

/** Stores that accept a package's vouchers; the selling store is among them. */
export interface PackageStoreTable {
  package_id: string
  store_id: string
  /** Time from which newly sold vouchers are not taken any more. */
  removed_at: Generated<Date | null>
}

/** The own part of an order of vouchers. Terms are those of the day it was bought; times and code are there once it is paid. */
export interface VoucherOrderTable {
  order_id: string
  package_id: string
  contents: Json<StoredPackageItem[]>
  terms: Json<VoucherTerms>
  valid_days: number
  valid_from: Timestamp | null
  valid_until: Timestamp | null
  code_hash: string | null
  code_sealed: string | null
}

export interface VoucherTable {
  order_id: string
  position: number
  state: VoucherState
  redemption_id: string | null
}

export interface RedemptionTable {
  id: string
  order_id: string
  store_id: string
  count: number
  /** The last four digits of the code. */
  code_end: string
  at: Timestamp
  undone_at: Timestamp | null
  /** Time at which its vouchers were settled; it is not undone from then on. */
  settled_at: Generated<Date | null>
}

export interface VouchersTables {
  packages: PackageTable
  package_stores: PackageStoreTable
  voucher_orders: VoucherOrderTable
  vouchers: VoucherTable
  redemptions: RedemptionTable
}

/** Facts of the tables. */
export const vouchersFacts: FactsOf<VouchersTables> = {
  packages: place('store_id'),
  package_stores: place('store_id'),
  voucher_orders: {
    ...place('order_id'),
    global: { code_hash: 'random' },
    key: byOrder,
    sealed: { code_sealed: { hash: 'code_hash' } },
    exported: 'none',
  },
  vouchers: { ...place('order_id'), exported: 'none' },
  redemptions: { ...place('store_id'), exported: 'none' },
}
