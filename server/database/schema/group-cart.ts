import type { Generated } from 'kysely'
import type { FeeSplit, GroupPayer } from '@contract/entities/group-cart'
import type { GroupCartState } from '@contract/states/group-cart'
import type { Timestamp } from './columns'
import { byId, type FactsOf, place } from '../table-facts'

export interface GroupCartTable {
  id: string
  store_id: string
  host_id: string
  /** Empty without one. */
  name: Generated<string>
  state: GroupCartState
  /** Of the invitation's token. */
  token_hash: string
  token_sealed: string
  /** Of the host; checked when it is used. */
  address_id: string | null
  deadline: Timestamp
  cap: number | null
  fee_split: FeeSplit
  /** Payer: the host for all, or each member their own share. */
  payer: Generated<GroupPayer>
  order_id: string | null
  created_at: Timestamp
  /** Time at which it entered its state. */
  changed_at: Timestamp
}

export interface GroupCartPersonTable {
  id: string
  cart_id: string
  customer_id: string
  ready: Generated<boolean>
  joined_at: Timestamp
  /** Time of the removal by the host. */
  removed_at: Timestamp | null
  /** Share of the member: null before the lock, and for a member without dishes. */
  goods: number | null
  fees: number | null
  offers: number | null
  /** The last payment that covers their share, where each pays; the host's once the host has taken it over. */
  payment_id: string | null
  /** Time at which the host dropped their unpaid dishes. */
  dropped_at: Timestamp | null
  nudged_at: Timestamp | null
}

export interface GroupCartLineTable {
  id: string
  cart_id: string
  customer_id: string
  goods_id: string
  /** Sorted. */
  option_ids: string[]
  quantity: number
  /** Of the line of the order; null before the lock. */
  position: number | null
}

export interface GroupCartTables {
  group_carts: GroupCartTable
  group_cart_people: GroupCartPersonTable
  group_cart_lines: GroupCartLineTable
}

/** Facts of the tables. */
export const groupCartFacts: FactsOf<GroupCartTables> = {
  group_carts: {
    ...place('store_id'),
    global: { token_hash: 'random' },
    key: byId,
    sealed: { token_sealed: 'text' },
    exported: 'none',
  },
  group_cart_people: { ...place('cart_id'), erasing: 'keep' },
  group_cart_lines: { ...place('cart_id'), erasing: 'keep' },
}
