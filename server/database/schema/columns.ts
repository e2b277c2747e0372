import type { ColumnType, JSONColumnType } from 'kysely'
import type { Localized } from '@contract/settings'

/** A plain date such as "2026-02-20". */
export type PlainDate = string

/** A text in both languages, stored as jsonb. */
export type Bilingual = Localized

export type Json<T> = JSONColumnType<T & object>
/** A nullable column without a default. */
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A nullable time without a default. */
export type MaybeTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type DefaultNow = ColumnType<Date, Date | undefined, Date>
