import { observable, runInAction } from 'mobx'
import type { CalendarDay } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state/base/make-model'
import { addDays, addMonths, dayText, nightsBetween } from '@/features/stay/dates/days'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { words } from './text'

type Known = Omit<Answer<'hotel.calendar'>, 'days' | 'holidays'>

/** The months of one request, and of one extension of the calendar. */
const STEP = 2
/** The months drawn at first: more than any sheet is high, whatever is left of the first one. */
const AT_FIRST = 3
/** The months drawn at most, a year ahead. */
const MOST = 13

/** Scope of a calendar: a hotel, else the city of the plan. */
export interface CalendarOf {
  readonly hotelId?: string
}

/** Position of a day in the chosen range. */
export type DayPlace = 'from' | 'to' | 'between' | 'none'

/** The days of a stay while they are chosen, with the lowest price of each night; the plan takes them when it is done. */
export class StayCalendar {
  isOpen = false
  checkIn: string | undefined = undefined
  checkOut: string | undefined = undefined
  /** The number of months drawn, from that of `firstMonth` on. */
  private drawn = 0
  /** Requests for prices by their first month, until they have been answered. */
  private readonly requests = observable.map<string, 'loading' | 'failed'>()
  readonly days = observable.map<string, CalendarDay>()
  readonly holidays = observable.map<string, string>()
  private known: Known | undefined = undefined
  /** Counts the openings: an answer of an earlier one is dropped. */
  private opening = 0

  constructor(
    private readonly api: Api,
    private readonly plan: StayPlan,
    private readonly of: CalendarOf = {},
    private readonly changed: () => void = () => undefined,
    /** Nights that are the customer's already: they are never full. */
    private readonly own: readonly string[] = [],
  ) {
    makeModel(this, 'api', 'plan', 'of', 'changed', 'own', 'days', 'holidays', 'requests', 'opening')
  }

  private get firstMonth(): string {
    return (this.lastNight ?? this.today).slice(0, 7)
  }

  /** The months that are drawn; their prices may come later. */
  get months(): readonly string[] {
    const last = this.known?.lastDay.slice(0, 7)
    const all = Array.from({ length: Math.min(this.drawn, MOST) }, (_, index) => addMonths(this.firstMonth, index))
    return last ? all.filter((month) => month <= last) : all
  }

  /** The month that the calendar opens at. */
  get openingMonth(): string {
    return (this.plan.checkIn ?? this.firstMonth).slice(0, 7)
  }

  /** Whether some prices did not come. */
  get failed(): boolean {
    return [...this.requests.values()].includes('failed')
  }

  get today(): string {
    return this.known?.today ?? this.plan.today ?? this.plan.checkIn ?? new Date().toISOString().slice(0, 10)
  }

  /** The night that began yesterday, while it can still be booked. */
  get lastNight(): string | null {
    return this.known ? this.known.lastNight : this.plan.lastNight
  }

  get isHourly(): boolean {
    return this.plan.isByHour
  }

  get nights(): number {
    return this.checkIn && this.checkOut ? nightsBetween(this.checkIn, this.checkOut) : 0
  }

  /** The nights between arrival and departure with their prices; undefined while one of them is unknown. */
  get total(): number | undefined {
    const { checkIn, nights } = this
    if (!checkIn || nights === 0) return undefined
    const prices = Array.from({ length: nights }, (_, index) => this.days.get(addDays(checkIn, index))?.price)
    if (prices.some((price) => price === undefined || price === null)) return undefined
    return prices.reduce<number>((sum, price) => sum + (price ?? 0), 0) * this.plan.rooms
  }

  open(): void {
    const { checkIn, checkOut } = this.plan
    this.opening += 1
    this.days.clear()
    this.requests.clear()
    Object.assign(this, { checkIn, checkOut, isOpen: true, known: undefined, drawn: 0 })
    while (this.hasMore && (this.drawn < AT_FIRST || (this.months.at(-1) ?? '') <= this.openingMonth)) this.more()
  }

  close(): void {
    this.isOpen = false
  }

  /** Whether later months can be booked. */
  get hasMore(): boolean {
    const next = addMonths(this.firstMonth, this.drawn)
    return this.drawn < MOST && (!this.known || next <= this.known.lastDay.slice(0, 7))
  }

  /** Draws the next months and requests their prices. */
  more(): void {
    if (!this.hasMore) return
    const month = addMonths(this.firstMonth, this.drawn)
    this.drawn += STEP
    void this.load(month)
  }

  /** Requests again the prices that did not come. */
  retry(): void {
    for (const [month, state] of this.requests) if (state === 'failed') void this.load(month)
  }

  /** Whether a day can be neither of arrival nor of departure. */
  isPast(day: string): boolean {
    return day < (this.lastNight ?? this.today) || (this.known !== undefined && day > this.known.lastDay)
  }

  placeOf(day: string): DayPlace {
    const { checkIn, checkOut } = this
    if (day === checkIn) return 'from'
    if (day === checkOut && !this.isHourly) return 'to'
    return checkIn && checkOut && day > checkIn && day < checkOut ? 'between' : 'none'
  }

  /** The first press is the arrival, the second the departure; one on or before the arrival starts again. */
  choose(day: string): void {
    if (this.isHourly || !this.checkIn || this.checkOut || day <= this.checkIn) this.arrive(day)
    else this.depart(this.checkIn, day)
  }

  done(): void {
    const { checkIn, checkOut } = this
    if (!checkIn || !checkOut) return
    this.plan.setDates(checkIn, checkOut)
    this.close()
    this.changed()
  }

  private arrive(day: string) {
    const about = this.days.get(day)
    const t = words()
    // Rooms by the hour have no nights that could be full.
    if (about?.full && !this.isHourly) return toast(t.isFull(dayText(day)))
    if (about?.closedToArrival && !this.isHourly) return toast(t.noArrival(dayText(day)))
    this.checkIn = day
    this.checkOut = this.isHourly ? addDays(day, 1) : undefined
  }

  private depart(checkIn: string, day: string) {
    const t = words()
    const nights = nightsBetween(checkIn, day)
    const full = Array.from({ length: nights }, (_, index) => addDays(checkIn, index)).find(
      (night) => this.days.get(night)?.full,
    )
    const least = this.days.get(checkIn)?.leastNights ?? 1
    const most = this.known?.mostNights ?? limits.stayNights
    if (full) return toast(t.isFull(dayText(full)))
    if (nights > most) return toast(t.tooLong(most))
    if (nights < least) return toast(t.atLeast(least))
    if (this.days.get(day)?.closedToDeparture) return toast(t.noDeparture(dayText(day)))
    this.checkOut = day
  }

  private async load(month: string) {
    const { opening } = this
    this.requests.set(month, 'loading')
    const { party, kind, city } = this.plan
    const of = this.of.hotelId || !city ? this.of : { cityCode: city.code }
    try {
      const answer = await this.api.hotel.calendar({ ...of, kind, month, months: STEP, ...party }, { quiet: true })
      if (opening === this.opening) this.take(month, answer)
    } catch {
      // The days can be chosen without their prices; a strip offers to request them again.
      if (opening === this.opening) runInAction(() => this.requests.set(month, 'failed'))
    }
  }

  private take(month: string, { days, holidays, ...known }: Answer<'hotel.calendar'>) {
    this.known = known
    this.requests.delete(month)
    const full = (each: CalendarDay) => each.full && !this.own.includes(each.day)
    days.forEach((each) => this.days.set(each.day, { ...each, full: full(each) }))
    holidays.forEach(({ month, text }) => this.holidays.set(month, text))
  }
}
