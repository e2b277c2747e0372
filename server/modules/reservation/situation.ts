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

interface Period {
  /** The first and the last plain date. */
  readonly from: string
  readonly to: string
  readonly except?: string | undefined
  readonly now: Date
}

/** Reads what restaurants can give in a period, by id; those without tables are missing. */
export async function readSituations(
  db: Db,
  storeIds: readonly string[],
  { from, to, except, now }: Period,
): Promise<Map<string, Situation>> {
  const [first, last] = [dayAfter(from, -reach), dayAfter(to, reach)]
  const [start, end] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)]
  const restaurants = await queries.restaurantsOf(db, storeIds)
  const rules = byStore(await queries.rulesOf(db, storeIds))
  const seatings = byStore(await queries.seatingsOf(db, storeIds))
  const tables = byStore(await queries.tablesOf(db, storeIds))
  const sets = byStore(await queries.setsOf(db, storeIds))
  const kept = byStore(await queries.keptWithin(db, storeIds, start, end, except))
  const arrivals = byStore(await queries.arrivalsWithin(db, storeIds, start, end, except))
  const openings = byStore(await queries.openingsOf(db, storeIds))
  const exceptions = byStore(await queries.exceptionsOf(db, storeIds, first, last))
  const holidays = await holidaysBetween(db, first, last)
  return new Map(
    restaurants.flatMap((restaurant) => {
      const { id } = restaurant
      const [own] = rules(id)
      if (!own) return []
      const facts: Loaded = {
        restaurant,
        rules: own,
        seatings: seatings(id),
        tables: tables(id),
        units: [...tables(id).map(unitOfTable), ...sets(id).map(unitOfSet)],
        openings: openings(id),
        exceptions: exceptions(id),
        holidays,
        kept: kept(id).map((each) => ({ tableId: each.table_id, from: each.from.getTime(), to: each.to.getTime() })),
        arrivals: arrivals(id).map(({ at, party }) => ({ at: at.getTime(), party })),
      }
      return [[id, new Situation(facts, now)] as const]
    }),
  )
}

/** The rows of each restaurant. */
function byStore<Row extends { readonly store_id: string }>(rows: readonly Row[]): (storeId: string) => Row[] {
  const grouped = new Map<string, Row[]>()
  for (const row of rows) {
    const own = grouped.get(row.store_id)
    if (own) own.push(row)
    else grouped.set(row.store_id, [row])
  }
  return (storeId) => grouped.get(storeId) ?? []
}

/** Reads what a restaurant can give. @throws Failure `storeNotFound`, or `tablesNotOffered` for one without tables */
export async function readSituation(db: Db, { storeId, from, to, except, now }: TableWish): Promise<Situation> {
  const restaurant = await queries.findRestaurant(db, storeId)
  if (!restaurant) throw new Failure('storeNotFound')
  const today = localDay(restaurant.time_zone, now)
  const period = { from: from ?? today, to: to ?? dayAfter(today, limits.tableDaysAhead), except, now }
  const situation = (await readSituations(db, [storeId], period)).get(storeId)
  if (!situation) throw new Failure('tablesNotOffered')
  return situation
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
