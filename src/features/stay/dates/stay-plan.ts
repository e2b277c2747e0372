import type { Position } from '@contract/entities/common'
import type { StayKind } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import { makeModel } from '@/state/base/make-model'
import { addDays, nightsBetween } from './days'

/** A place to look for stays in; nothing of it is the whole city. */
export interface StayPlace {
  readonly name: string
  readonly areaKey?: string
  readonly landmarkKey?: string
  readonly brandKeys?: string[]
  readonly keyword?: string
  /** Position of the searcher: the nearest come first. */
  readonly near?: Position
}

/** A city to look for stays in. */
export interface StayCity {
  readonly code: string
  readonly name: string
}

/** Filters of stays, independent of the place; prices are per night. */
export interface StayFilter {
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  readonly stars: readonly number[]
  readonly brandKeys: readonly string[]
  readonly facilityKeys: readonly string[]
  readonly score: number | undefined
  readonly breakfast: boolean
  readonly freeCancel: boolean
  readonly memberPrice: boolean
  readonly payAtHotel: boolean
}

/** The filters that are on or off. */
export type StayRule = 'breakfast' | 'freeCancel' | 'memberPrice' | 'payAtHotel'

export const noFilter: StayFilter = {
  ...{ priceFrom: undefined, priceTo: undefined, score: undefined },
  ...{ stars: [], brandKeys: [], facilityKeys: [] },
  ...{ breakfast: false, freeCancel: false, memberPrice: false, payAtHotel: false },
}

/** Number of active filters; the price counts once. */
export const filtersOn = ({
  priceFrom,
  priceTo,
  score,
  stars,
  brandKeys,
  facilityKeys,
  ...rules
}: StayFilter): number =>
  [priceFrom ?? priceTo, score].filter((each) => each !== undefined).length +
  stars.length +
  brandKeys.length +
  facilityKeys.length +
  Object.values(rules).filter(Boolean).length

/** Search plan of stays: dates and guests, shared by all hotel screens (product text §2, hotel pages). */
export class StayPlan {
  kind: StayKind = 'hotel'
  /** The chosen city; undefined for the one nearest to the customer. */
  city: StayCity | undefined = undefined
  /** Name of the nearest city, once known. */
  nearestCity = ''
  place: StayPlace | undefined = undefined
  filter: StayFilter = noFilter
  /** Today by the place's clock, and last night while it can still be booked; undefined until the server says it. */
  today: string | undefined = undefined
  lastNight: string | null = null
  /** Undefined until somebody chooses or the server says what tonight is. */
  checkIn: string | undefined = undefined
  checkOut: string | undefined = undefined
  rooms = 1
  adults = 2
  childAges: number[] = []

  constructor() {
    makeModel(this)
  }

  /** Whether rooms are looked for by the hour, on one day. */
  get isByHour(): boolean {
    return this.kind === 'hourly'
  }

  /** Name of the city that is searched; empty until the server says it. */
  get cityName(): string {
    return this.city?.name ?? this.nearestCity
  }

  /** The city of a request. */
  get where() {
    const { city, place } = this
    return { ...(city ? { cityCode: city.code } : {}), ...(place?.near ? { near: place.near } : {}) }
  }

  get nights(): number {
    const { checkIn, checkOut } = this
    return checkIn && checkOut ? nightsBetween(checkIn, checkOut) : 1
  }

  /** The guests of a request. */
  get party() {
    return { rooms: this.rooms, adults: this.adults, childAges: [...this.childAges] }
  }

  /** The dates and guests of a request; without dates tonight. */
  get ask() {
    const { checkIn, checkOut, party } = this
    return { ...party, ...(checkIn && checkOut ? { checkIn, checkOut } : {}) }
  }

  /** Dates, guests, place and filters of a search. */
  get search() {
    const { name: _name, brandKeys = [], near: _near, ...place } = this.place ?? { name: '' }
    const { stars, brandKeys: brands, facilityKeys, ...filter } = this.filter
    return {
      ...this.ask,
      ...this.where,
      ...place,
      ...filter,
      kind: this.kind,
      stars: [...stars],
      brandKeys: [...new Set([...brandKeys, ...brands])],
      facilityKeys: [...facilityKeys],
    }
  }

  setFilter(filter: StayFilter): void {
    this.filter = filter
  }

  setKind(kind: StayKind): void {
    this.kind = kind
    if (this.isByHour && this.checkIn) this.checkOut = addDays(this.checkIn, 1)
  }

  setPlace(place: StayPlace | undefined): void {
    this.place = place
  }

  /** Takes a city, in all of which stays are looked for; undefined for the nearest. */
  setCity(city: StayCity | undefined): void {
    this.city = city
    this.place = undefined
  }

  /** Takes the name of the searched city in the current language. */
  knowCity({ code, name }: StayCity): void {
    if (this.city?.code === code) this.city = { code, name }
    else if (!this.city) this.nearestCity = name
  }

  /** Takes a position to look around, whatever city it is in. */
  setNear(name: string, { latitude, longitude }: Position): void {
    this.city = undefined
    this.place = { name, near: { latitude, longitude } }
  }

  setDates(checkIn: string, checkOut: string): void {
    this.checkIn = checkIn
    this.checkOut = checkOut
  }

  /** Asks for tonight again. */
  forgetDates(): void {
    this.checkIn = undefined
    this.checkOut = undefined
  }

  /** Becomes the search of somebody else: nothing chosen, for tonight once that is known. */
  forget(): void {
    this.setCity(undefined)
    this.setFilter(noFilter)
    this.setParty({ rooms: 1, adults: 2, childAges: [] })
    this.forgetDates()
    if (this.today) this.begin(this.today, this.lastNight)
  }

  setParty({ rooms, adults, childAges }: { rooms: number; adults: number; childAges: readonly number[] }): void {
    this.rooms = Math.min(rooms, limits.stayRooms)
    this.adults = adults
    this.childAges = [...childAges]
  }

  /** Takes tonight for dates that nobody chose or that have passed by the place's clock. */
  begin(today: string, lastNight: string | null): void {
    this.today = today
    this.lastNight = lastNight
    const earliest = lastNight ?? today
    if (!this.checkIn || this.checkIn < earliest) this.setDates(today, addDays(today, 1))
  }
}
