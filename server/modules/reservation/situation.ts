import type { Kysely } from 'kysely'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { localClock, localDay } from '../../local-time'
import type { Holidays } from '../holiday/holidays'
import { holidaysBetween } from '../holiday/queries'
import { dayAfter, hoursOf, instantAt } from './days'
import { type Arrival, isPaced, type HeldPeriod, smallestFit, type Span, type Unit } from './fit'
import * as queries from './queries'

type Db = Kysely<Database>

/** A time at which tables can be booked. */
export interface Slot {
  readonly day: string
  readonly meal: queries.Opening['meal']
  readonly at: Date
}

interface Loaded {
  readonly restaurant: queries.Restaurant
  readonly rules: queries.Rules
  readonly seatings: readonly queries.SeatingRow[]
  readonly tables: Awaited<ReturnType<typeof queries.tablesOf>>
  readonly units: readonly Unit[]
  readonly openings: readonly queries.Opening[]
  readonly exceptions: Awaited<ReturnType<typeof queries.exceptionsOf>>
  readonly holidays: Holidays
  readonly kept: readonly HeldPeriod[]
  readonly arrivals: readonly Arrival[]
}

/** Availability of a restaurant on some days: a snapshot, valid while the days are locked. */
export class Situation {
  constructor(
    readonly facts: Loaded,
    private readonly now: Date,
  ) {}

  get today(): string {
    return localDay(this.facts.restaurant.time_zone, this.now)
  }

  /** The times of a day, in order; none when it is closed. Times that the clock skips are missing. */
  slotsOf(day: string): Slot[] {
    const { exceptions, holidays, openings, restaurant, rules } = this.facts
    const weekday = hoursOf(day, exceptions, holidays)
    return openings
      .filter((each) => each.weekday === weekday)
      .flatMap(({ meal, first_minute: first, last_minute: last }) => {
        const count = Math.floor((last - first) / rules.slot_minutes) + 1
        return Array.from({ length: count }, (_, index) => first + index * rules.slot_minutes).flatMap((minute) => {
          const at = instantAt(restaurant.time_zone, day, minute)
          return at ? [{ day, meal, at }] : []
        })
      })
  }

  /** The slot of an instant. @throws Failure `tableSlotPast` or `tableSlotUnavailable` */
  slotAt(at: Date): Slot {
    const day = localDay(this.facts.restaurant.time_zone, at)
    const slot = [day, dayAfter(day, -1)]
      .flatMap((each) => this.slotsOf(each))
      .find((each) => each.at.getTime() === at.getTime())
    if (at <= this.now) throw new Failure('tableSlotPast')
    if (!slot || slot.day > dayAfter(this.today, limits.tableDaysAhead)) throw new Failure('tableSlotUnavailable')
    if (!this.isAhead(slot)) throw new Failure('tableSlotPast')
    return slot
  }

  /** Whether there is still time to book a slot. */
  isAhead({ at }: Slot): boolean {
    return at >= minutesAfter(this.now, this.facts.rules.lead_minutes)
  }

  /** Period of a party's visit. */
  visitOf(at: Date): { readonly from: Date; readonly to: Date } {
    return { from: at, to: minutesAfter(at, this.facts.rules.turnover_minutes) }
  }

  /** The smallest free table for a party at a time; undefined when there is none, or the kitchen has enough to do then. */
  fit(at: Date, party: number, seatingId?: string): Unit | undefined {
    const { units, kept, arrivals, rules } = this.facts
    if (!isPaced(arrivals, rules, { at: at.getTime(), party })) return undefined
    return smallestFit(units, kept, { party, span: spanOf(this.visitOf(at)), seatingId })
  }

  /** The same with tables that are kept for a party which comes at a time. */
  keeping(tableIds: readonly string[], at: Date, party: number): Situation {
    const { kept, arrivals } = this.facts
    const span = spanOf(this.visitOf(at))
    const more = tableIds.map((tableId) => ({ tableId, ...span }))
    const facts = { ...this.facts, kept: [...kept, ...more], arrivals: [...arrivals, { at: at.getTime(), party }] }
    return new Situation(facts, this.now)
  }

  /** Whether any table takes a party of a size, free or not. */
  seats(party: number): boolean {
    return this.facts.units.some(({ least, most }) => least <= party && party <= most)
  }

  /** @throws Failure `partyTooLarge` */
  checkParty(party: number): void {
    const { rules, restaurant } = this.facts
    if (party > rules.party_most || !this.seats(party))
      throw new Failure('partyTooLarge', { most: rules.party_most, phone: restaurant.phone })
  }

  /** The name of the holiday that a day is. */
  holidayOf(day: string) {
    const holiday = this.facts.holidays.of(day)
    return holiday?.isOff ? holiday.name : undefined
  }

  clockOf(at: Date): string {
    return localClock(this.facts.restaurant.time_zone, at)
  }
}

const spanOf = ({ from, to }: { readonly from: Date; readonly to: Date }): Span => ({
  from: from.getTime(),
  to: to.getTime(),
})

/** Number of days around a day that its slots and visits can reach. */
const reach = 2

export interface TableWish {
  readonly storeId: string
  /** The first and the last plain date; by default all that can be booked. */
  readonly from?: string
  readonly to?: string
  /** An order or an entry of a waitlist whose tables count as free. */
  readonly except?: string | undefined
  readonly now: Date
}

/** Reads what a restaurant can give. @throws Failure `storeNotFound`, or `tablesNotOffered` for one without tables */
export async function readSituation(db: Db, { storeId, from, to, except, now }: TableWish): Promise<Situation> {
  const [restaurant, rules] = [await queries.findRestaurant(db, storeId), await queries.findRules(db, storeId)]
  if (!restaurant) throw new Failure('storeNotFound')
  if (!rules) throw new Failure('tablesNotOffered')
  const today = localDay(restaurant.time_zone, now)
  const first = from ?? today
  const last = to ?? dayAfter(today, limits.tableDaysAhead)
  const [start, end] = [
    new Date(`${dayAfter(first, -reach)}T00:00:00Z`),
    new Date(`${dayAfter(last, reach)}T00:00:00Z`),
  ]
  const seatings = await queries.seatingsOf(db, storeId)
  const tables = await queries.tablesOf(db, storeId)
  const sets = await queries.setsOf(db, storeId)
  const kept = await queries.keptWithin(db, storeId, start, end, except)
  const arrivals = await queries.arrivalsWithin(db, storeId, start, end, except)
  return new Situation(
    {
      restaurant,
      rules,
      seatings,
      tables,
      units: [...tables.map(unitOfTable), ...sets.map(unitOfSet)],
      openings: await queries.openingsOf(db, storeId),
      exceptions: await queries.exceptionsOf(db, storeId, dayAfter(first, -reach), dayAfter(last, reach)),
      holidays: await holidaysBetween(db, dayAfter(first, -reach), dayAfter(last, reach)),
      kept: kept.map((each) => ({ tableId: each.table_id, from: each.from.getTime(), to: each.to.getTime() })),
      arrivals: arrivals.map(({ at, party }) => ({ at: at.getTime(), party })),
    },
    now,
  )
}

const unitOfTable = ({
  id,
  seating_id,
  least,
  most,
}: {
  id: string
  seating_id: string
  least: number
  most: number
}) => ({
  seatingId: seating_id,
  tableIds: [id],
  least,
  most,
})

const unitOfSet = ({
  table_ids,
  seating_id,
  least,
  most,
}: {
  table_ids: readonly string[]
  seating_id: string
  least: number
  most: number
}) => ({ seatingId: seating_id, tableIds: table_ids, least, most })
