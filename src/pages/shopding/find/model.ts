import type { TableOffer } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { addDays } from '@/features/stay/dates/days'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

/** A party and a time; what is missing is the server's choice. */
interface Choice {
  party: number
  date?: string
  minute?: number
}

/** The number of guests that the search begins with. */
const USUAL_PARTY = 2
const HALF_HOUR = 30
/** The first and the last time of the row of times, in minutes of the day. */
const DAY = { from: 11 * 60, until: 22 * 60 }

/** Restaurants with a free table near a time (product text §2, shopding). */
export class FindTableModel {
  readonly list: FilteredList<TableOffer, Choice, Answer<'reservation.search'>>

  constructor(api: Api) {
    this.list = new FilteredList(
      (request, options) => api.reservation.search(request, options),
      { party: USUAL_PARTY },
      {},
    )
    makeModel(this, 'list')
  }

  get party(): number {
    return this.list.choice.party
  }

  /** The wished day; undefined until the first answer. */
  get date(): string | undefined {
    return this.list.choice.date ?? this.list.pages.about?.date
  }

  /** The wished time in minutes of the day; undefined until the first answer. */
  get minute(): number | undefined {
    return this.list.choice.minute ?? this.list.pages.about?.minute
  }

  /** The days that can be booked; none until the first answer. */
  get days(): string[] {
    const today = this.list.pages.about?.today
    return today ? Array.from({ length: limits.tableDaysAhead + 1 }, (_, count) => addDays(today, count)) : []
  }

  /** The times to choose from, the wished one included. */
  get minutes(): number[] {
    const count = (DAY.until - DAY.from) / HALF_HOUR + 1
    const usual = Array.from({ length: count }, (_, index) => DAY.from + index * HALF_HOUR)
    return [...new Set([...usual, ...(this.minute === undefined ? [] : [this.minute])])].sort(
      (one, other) => one - other,
    )
  }

  setParty(party: number): void {
    this.choose({ party })
  }

  setDate(date: string): void {
    this.choose({ date })
  }

  setMinute(minute: number): void {
    this.choose({ minute })
  }

  /** Books a table, at a time of the list if given. */
  book({ id }: TableOffer, at?: string): void {
    const { date, party } = this
    navigate('bookTable', { id, party: String(party), ...(date ? { date } : {}), ...(at ? { at } : {}) })
  }

  /** Another customer may have taken a table meanwhile. */
  returned(): void {
    if (this.list.pages.status === 'ready') void this.list.pages.renew(false)
  }

  dispose(): void {
    this.list.dispose()
  }

  /** Day and time stay as they are shown when another part changes. */
  private choose(change: Partial<Choice>) {
    const { date, minute } = this
    this.list.choose({ ...(date ? { date } : {}), ...(minute === undefined ? {} : { minute }), ...change })
  }
}
