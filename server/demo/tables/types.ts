import type { SeatingKind } from '@contract/entities/reservation'
import type { DepositKind } from '@contract/states/table'
import type { CityStore } from '../city/types'

export interface DemoTable {
  readonly name: string
  readonly kind: SeatingKind
  readonly least: number
  readonly most: number
}

/** Bookable times of tables on some weekdays, in minutes of the day; past midnight beyond 1440. */
export interface DemoOpening {
  readonly weekdays: readonly number[]
  readonly meal: 'lunch' | 'dinner' | 'allDay'
  readonly first: number
  readonly last: number
}

/** A restaurant of the demo city that takes bookings. Amounts in fen. */
export interface DemoRestaurant {
  /** The key of its store. */
  readonly store: string
  readonly name: CityStore['name']
  readonly logo: CityStore['logo']
  readonly byHand: boolean
  readonly slotMinutes: 15 | 30
  readonly turnoverMinutes: number
  readonly partyMost: number
  readonly partiesPerQuarter: number | null
  readonly deposit: number
  readonly depositKind: DepositKind
  readonly openings: readonly DemoOpening[]
  /** Tables that may be joined, by their names. */
  readonly sets: readonly { readonly tables: readonly string[]; readonly least: number; readonly most: number }[]
  readonly tables: readonly DemoTable[]
  readonly takesQueue: boolean
  /** Whether its evenings are booked out. */
  readonly isBusy: boolean
  /** Whether a demo account runs it. */
  readonly isShown: boolean
  /** In how many days it is closed once; null is never. */
  readonly closedIn: number | null
}
