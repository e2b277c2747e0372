import type { Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { Qualification } from '@contract/entities/store'
import type { KeptKind } from '@contract/entities/favorite'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { type FactsOf, person, place } from '../table-facts'

export interface QualificationTable {
  id: string
  store_id: string
  kind: Qualification['kind']
  holder: Json<Bilingual>
  number: string | null
  /** A date such as "2029-05-31"; null is unlimited. */
  valid_until: string | null
  picture: MaybeJson<Picture>
  position: number
}

/** A favourite. Stores and goods are never deleted, so `target_id` always refers to a row. */
export interface FavoriteTable {
  customer_id: string
  kind: KeptKind
  target_id: string
  created_at: Timestamp
  /** Public price of an item or a product when it was saved; null for stores, and for older rows. */
  price: Generated<number | null>
}

/** That a customer opened a store, an item or a product on a day; `target_id` always refers to a row. */
export interface FootprintTable {
  id: string
  customer_id: string
  kind: FavoriteTable['kind']
  target_id: string
  /** The day in the deployment's time zone, such as "2026-03-20". */
  day: string
  seen_at: Timestamp
}

export interface ReportTable {
  id: string
  customer_id: string
  /** The store that is reported, or that the reported item or review belongs to; null for a conversation with no store. */
  store_id: string | null
  subject: Generated<string>
  /** Null for the store itself. */
  subject_id: string | null
  type: string
  content: string
  image: string | null
  created_at: Timestamp
  /** Time at which staff closed it, and whether it was right. */
  answered_at: Generated<Date | null>
  upheld: Generated<boolean | null>
}

export interface MemberEnvelopeTable {
  customer_id: string
  /** The month in the deployment's time zone, such as "2026-03". */
  month: string
  used: number
}

export interface StorePageTables {
  member_envelopes: MemberEnvelopeTable
  qualifications: QualificationTable
  favorites: FavoriteTable
  footprints: FootprintTable
  reports: ReportTable
}

/** Facts of the tables. */
export const storePageFacts: FactsOf<StorePageTables> = {
  member_envelopes: { ...person('customer_id'), erasing: 'delete' },
  qualifications: place('store_id'),
  favorites: { ...person('customer_id'), erasing: 'delete' },
  footprints: { ...person('customer_id'), erasing: 'delete' },
  reports: { ...place('store_id'), erasing: 'keep' },
}
