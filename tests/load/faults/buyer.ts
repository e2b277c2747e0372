import type { FailureName } from '@contract/failures'
import type { Random } from '../../../server/demo/city/random'
import type { FaultClient } from './client'
import type { Journal } from './journal'

/** A rate whose nights are few, and a restaurant with two tables. */
export interface Bookable {
  readonly rateId: string
  readonly restaurant: { readonly storeId: string; readonly seatingId: string }
  readonly zone: string
  /** Today by their clock. */
  readonly today: string
}

/** A package that a store sells and redeems, and a deal of it for groups. */
export interface Till {
  readonly storeId: string
  readonly packageId: string
  readonly dealId: string
}

/** Store and goods for takeaway orders. */
export interface Offer {
  readonly storeId: string
  readonly goods: readonly [string, ...string[]]
}

/** Purchasable things. */
export interface Market {
  readonly offers: readonly [Offer, ...Offer[]]
  readonly shows: readonly [string, ...string[]]
  /** SKUs of different shops of the mall. */
  readonly skus: readonly [string, ...string[]]
  readonly bookable: Bookable
  readonly till: Till
  /** A presale whose balance can be paid soon after its deposits. */
  readonly presale: { readonly presaleId: string; readonly skuId: string }
}

/** Customers of errands with their orders, by the names of the goods: their riders know no more of them. */
export type Recipients = Map<string, { readonly client: FaultClient; readonly orderId: string }>

/** A customer who buys: what the server says is written down, and what it refuses is expected to be fair. */
export interface Buyer {
  readonly client: FaultClient
  readonly market: Market
  readonly chance: Random
  readonly journal: Journal
  readonly recipients: Recipients
  /** Somebody else who shops at the same time. */
  friend(): FaultClient
  expectFair(call: string, failure: FailureName | undefined): undefined
}
