import type { Generated } from 'kysely'
import type { DealGroupState, GroupPlaceState } from '@contract/states/deal-group'
import type { Timestamp } from './columns'
import { type FactsOf, place } from '../table-facts'

/** A package at a lower price for groups. */
export interface GroupDealTable {
  id: string
  package_id: string
  /** Of the package. */
  store_id: string
  /** For each in a group. */
  price: number
  size: number
  /** Minutes of a group. */
  minutes: number
  /** Purchase limit per customer; null without one. */
  per_customer: number | null
  /** Places of groups that have formed. */
  sold: Generated<number>
  starts_at: Timestamp
  ends_at: Timestamp
}

/** Price and size are those of the day it was started; `taken` and `paid` count its places. */
export interface DealGroupTable {
  id: string
  deal_id: string
  leader_id: string
  state: DealGroupState
  price: number
  size: number
  /** Message of the first leader to people who join; empty without one. */
  note: string
  /** Places that are held or paid. */
  taken: number
  paid: number
  started_at: Timestamp
  deadline: Timestamp
  ended_at: Timestamp | null
}

export interface GroupPlaceTable {
  order_id: string
  group_id: string
  customer_id: string
  state: GroupPlaceState
  joined_at: Timestamp
  paid_at: Timestamp | null
  /** Time of its release. */
  ended_at: Timestamp | null
  /** Since when its customer leads the group. */
  leads_since: Timestamp | null
}

export interface GroupDealTables {
  group_deals: GroupDealTable
  deal_groups: DealGroupTable
  group_places: GroupPlaceTable
}

/** Facts of the tables. */
export const groupDealFacts: FactsOf<GroupDealTables> = {
  group_deals: place('store_id'),
  deal_groups: place('deal_id'),
  group_places: { ...place('group_id'), erasing: 'keep' },
}
