import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { SeatingKind } from '@contract/entities/reservation'
import type { DepositKind, NumberState } from '@contract/states/table'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { byOrder, type FactsOf, place, reference } from '../table-facts'

/** A range of time, which is read as text and written by `tstzrange`. */
type Range = ColumnType<string, RawBuilder<string>, RawBuilder<string>>

/** Booking rules of a restaurant; a store without a row takes none. Caps are per quarter of an hour. */
export interface TableRulesTable {
  store_id: string
  /** Whether the restaurant confirms each by hand. */
  by_hand: boolean
  slot_minutes: number
  turnover_minutes: number
  party_most: number
  lead_minutes: number
  parties_per_quarter: number | null
  covers_per_quarter: number | null
  deposit: number
  deposit_kind: DepositKind
  /** Minutes before its time until which a table can be cancelled free. */
  free_minutes: number
}

export interface SeatingTable {
  id: string
  store_id: string
  kind: SeatingKind
  name: Json<Bilingual>
  note: Json<Bilingual>
  minimum_spend: number
  position: number
}

export interface DiningTableTable {
  id: string
  store_id: string
  seating_id: string
  name: string
  least: number
  most: number
  removed_at: Timestamp | null
}

/** Tables that may be joined for one party. */
export interface TableSetTable {
  id: string
  store_id: string
  seating_id: string
  table_ids: string[]
  least: number
  most: number
}

/** Bookable times of tables, in minutes of the day; past midnight beyond 1440. */
export interface TableOpeningTable {
  store_id: string
  weekday: number
  meal: 'lunch' | 'dinner' | 'allDay'
  first_minute: number
  last_minute: number
}

/** A day that is unlike its weekday: closed, or as another one. */
export interface TableExceptionTable {
  store_id: string
  day: ColumnType<string, string, string>
  as_weekday: number | null
}

/** The operator's holidays, before those of the calendar: days off, and working days at weekends. */
export interface HolidayTable {
  day: ColumnType<string, string, string>
  is_off: boolean
  name: Json<Bilingual>
}

/** A day of a restaurant, locked while its tables are given. */
export interface TableDayTable {
  store_id: string
  day: ColumnType<string, string, string>
}

export interface TableBookingTable {
  order_id: string
  store_id: string
  customer_id: string
  seating_id: string
  /** The day that its time belongs to, which ends past midnight. */
  day: ColumnType<string, string, string>
  visit: Range
  party: number
  minimum_spend: number
  free_until: Timestamp
  held_until: Timestamp
  late_at: Timestamp | null
  /** JSON of a contact, sealed; null once the account is closed. */
  contact_sealed: string | null
  note: string
  /** Whether its tables are kept. */
  held: Generated<boolean>
  day_reminded_at: Timestamp | null
  hours_reminded_at: Timestamp | null
}

/** Period for which a table is held: for an order, or for the first entry of a waitlist. */
export interface TablePeriodTable {
  id: string
  table_id: string
  store_id: string
  order_id: string | null
  entry_id: string | null
  period: Range
  held: Generated<boolean>
}

export interface WaitlistEntryTable {
  id: string
  customer_id: string
  store_id: string
  /** The kind of orders that is waited for. */
  kind: string
  day: ColumnType<string, string, string>
  starts_at: Timestamp
  ends_at: Timestamp
  party: number
  state: 'waiting' | 'offered' | 'taken' | 'left' | 'over'
  joined_at: Timestamp
  /** Subject of a separate waitlist, such as a room type; null for the waitlist of the day. */
  place_id: Generated<string | null>
  /** Wish of the entry, as its kind describes it. */
  ask: MaybeJson<object>
  /** Latest time at which an offer is of use, where that is before `ends_at`. */
  closes_at: Generated<Date | null>
  /** Held offer, as its kind describes it. */
  offer: MaybeJson<object>
  held_until: Timestamp | null
}

export interface QueueSizeTable {
  store_id: string
  key: string
  name: Json<Bilingual>
  least: number
  most: number
  /** Minutes per party ahead, for estimates. */
  minutes_each: number
  is_open: boolean
}

/** The last number of a size and day. */
export interface QueueDayTable {
  store_id: string
  size: string
  day: ColumnType<string, string, string>
  last: number
}

export interface QueueNumberTable {
  id: string
  store_id: string
  /** Null for one taken at the door. */
  customer_id: string | null
  size: string
  day: ColumnType<string, string, string>
  number: number
  party: number
  state: NumberState
  /** The order in which numbers are called. */
  place: number
  taken_at: Timestamp
  called_at: Timestamp | null
  ended_at: Timestamp | null
  /** Time of its return after it had been passed. */
  returned_at: Timestamp | null
  /** Whether its customer wants a notice when three are left, and its time. */
  remind: Generated<boolean>
  near_at: Timestamp | null
}

export interface TablesTables {
  table_rules: TableRulesTable
  seatings: SeatingTable
  dining_tables: DiningTableTable
  table_sets: TableSetTable
  table_openings: TableOpeningTable
  table_exceptions: TableExceptionTable
  holidays: HolidayTable
  table_days: TableDayTable
  table_bookings: TableBookingTable
  table_periods: TablePeriodTable
  waitlist_entries: WaitlistEntryTable
  queue_sizes: QueueSizeTable
  queue_days: QueueDayTable
  queue_numbers: QueueNumberTable
}

/** Facts of the tables. */
export const tablesFacts: FactsOf<TablesTables> = {
  table_rules: place('store_id'),
  seatings: place('store_id'),
  dining_tables: place('store_id'),
  table_sets: place('store_id'),
  table_openings: place('store_id'),
  table_exceptions: place('store_id'),
  holidays: reference,
  table_days: place('store_id'),
  table_bookings: {
    ...place('order_id'),
    key: byOrder,
    sealed: { contact_sealed: 'text' },
    erasing: { contact_sealed: null, note: '' },
  },
  table_periods: { ...place('store_id'), exported: 'none' },
  waitlist_entries: { ...place('store_id'), erasing: 'keep' },
  queue_sizes: place('store_id'),
  queue_days: place('store_id'),
  queue_numbers: { ...place('store_id'), erasing: 'keep' },
}
