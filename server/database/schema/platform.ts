import type { ColumnType, Generated } from 'kysely'
import type { Target } from '@contract/calls/home'
import type { Picture } from '@contract/entities/common'
import type { Bilingual, DefaultNow, Json, Timestamp } from './columns'
import { cell, type FactsOf, reference } from '../table-facts'

export interface IdempotencyKeyTable {
  customer_id: string
  key: string
  call: string
  request_hash: string
  /** Answers of before they were sealed; forgotten after a day. */
  answer: Json<object> | null
  answer_sealed: Generated<string | null>
  created_at: DefaultNow
}

export interface DataKeyTable {
  id: string
  /** A text sealed with the key. */
  check_value: string
  created_at: DefaultNow
  /** Time from which no text was sealed with the key any more. */
  retired_at: Timestamp | null
}

export interface JobTable {
  id: string
  kind: string
  key: string | null
  payload: Json<object>
  run_at: Timestamp
  failures: Generated<number>
  last_error: string | null
  created_at: DefaultNow
}

export interface ArticleTable {
  id: string
  key: string | null
  kind: 'announcement' | 'standing'
  title: Json<Bilingual>
  paragraphs: Json<{ heading: Bilingual | null; text: Bilingual }[]>
  published_at: Timestamp
  column_key: Generated<string>
  pictures: ColumnType<Picture[], string | undefined, string>
  /** Code of the only city in whose news an announcement is; null for news everywhere. */
  news_city: Generated<string | null>
}

export interface BannerTable {
  id: string
  title: Json<Bilingual>
  line: Json<Bilingual>
  action: Json<Bilingual>
  picture: Json<Picture>
  target: Json<Target>
  position: number
}

export interface TileTable {
  key: string
  name: Json<Bilingual>
  picture: Json<Picture>
  tint: string
  target: Json<Target>
  position: number
}

export interface PlatformTables {
  data_keys: DataKeyTable
  idempotency_keys: IdempotencyKeyTable
  jobs: JobTable
  articles: ArticleTable
  banners: BannerTable
  tiles: TileTable
  seeds: { name: string; seeded_at: DefaultNow }
}

/** Facts of the tables. */
export const platformFacts: FactsOf<PlatformTables> = {
  data_keys: cell(),
  idempotency_keys: {
    ...cell('customer_id'),
    key: { customer_id: 'uuid', key: 'uuid' },
    sealed: { answer_sealed: 'text' },
    erasing: 'delete',
    isExported: false,
  },
  jobs: cell(),
  articles: reference,
  banners: reference,
  tiles: reference,
  seeds: cell(),
}
