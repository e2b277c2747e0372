import { keysOf } from '@contract/application-choices'
import type { Picture } from '@contract/entities/common'
import type {
  OwnHotel,
  OwnHouseRule,
  OwnRate,
  OwnRoomType,
  RateHours,
  SpecialNights,
} from '@contract/entities/merchant-hotel'
import { houseRuleTopics } from '@contract/house-rules'
import type { Language } from '@contract/settings'
import type { Bilingual, HotelRule } from '../../../database/schema'
import { clockText } from '../days'
import type { facilitiesByKey, RateRow, RoomTypeRow } from '../rooms/queries'
import type { areasOf, brands, themes } from './queries/page'
import type { savedHotel } from './queries/setup'

type Facts = Omit<OwnHotel, 'isSetUp' | 'today' | 'choices' | 'roomChoices' | 'places' | 'rooms'>

/** Facts that a hotel begins with, in the area around its store. */
const proposedFor = ({ hero, area }: Pick<HotelRows, 'hero' | 'area'>): Facts => ({
  ...{ kind: 'hotel', stars: 3, openedYear: null, checkInFrom: '14:00', checkOutBy: '12:00' },
  ...{ confirmsByHand: false, facilities: [], areaKey: area, brandKey: null, cleaningMinutes: 30, rules: [] },
  ...{ themes: [], noShowAt: '06:00' },
  pictures: [{ picture: hero, group: 'outside' }],
})

/** House rules of the known topics. */
function rulesOf(rules: readonly HotelRule[]): OwnHouseRule[] {
  const topics = keysOf(houseRuleTopics)
  return rules.flatMap(({ key, text }) => {
    const topic = topics.find((each) => each === key)
    return topic ? [{ key: topic, text }] : []
  })
}

/** Facts of a saved hotel. */
const factsOf = (row: NonNullable<Awaited<ReturnType<typeof savedHotel>>>): Facts => ({
  kind: row.kind,
  stars: row.stars,
  openedYear: row.opened_year,
  checkInFrom: clockText(row.check_in_from),
  checkOutBy: clockText(row.check_out_by),
  confirmsByHand: row.confirms_by_hand,
  facilities: row.facilities,
  areaKey: row.area_key,
  brandKey: row.brand_key,
  cleaningMinutes: row.cleaning_minutes,
  rules: rulesOf(row.rules),
  themes: row.themes,
  noShowAt: clockText(row.no_show_at),
  pictures: row.pictures,
})

/** Terms of a rate by the hour; null for one by the night. */
const hoursOf = ({ hours, hour_price, hours_from, hours_until }: RateRow): RateHours | null =>
  hours === null || hour_price === null || hours_from === null || hours_until === null
    ? null
    : { hours, price: hour_price, from: clockText(hours_from), until: clockText(hours_until) }

const rateView = (row: RateRow, specials: HotelRows['specials']): OwnRate => ({
  id: row.id,
  way: row.way,
  special: row.special,
  hours: row.hours,
  byHour: hoursOf(row),
  specialNights: specials.get(row.id) ?? null,
  percent: row.percent,
  breakfastPrice: row.breakfast_price,
  memberPercent: row.member_percent,
  cancelSteps: row.cancel_steps.map(({ daysBefore, clock, kept, percent = null }) => ({
    ...{ daysBefore, clock, kept, percent },
  })),
  leastNights: row.least_nights,
  mostNights: row.most_nights,
  advanceDays: row.advance_days,
  guaranteed: row.guaranteed,
})

const roomView = (row: RoomTypeRow, { rates, singles, specials }: HotelRows): OwnRoomType => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  bed: row.bed,
  includedAdults: row.included_adults,
  mostAdults: row.most_adults,
  mostGuests: row.most_guests,
  extraAdultPrice: row.extra_adult_price,
  facilities: row.facilities,
  childPrices: row.child_prices.map(({ until, price }) => ({ until, price })),
  extraBeds: row.extra_beds,
  extraBedPrice: row.extra_bed_price,
  basePrice: row.base_price,
  weekendPrice: row.weekend_price,
  allotment: row.allotment,
  pictures: row.pictures,
  hourlyRooms: singles.get(row.id) ?? [],
  rates: rates.filter(({ room_type_id }) => room_type_id === row.id).map((rate) => rateView(rate, specials)),
})

interface HotelRows {
  /** Undefined before the first save. */
  readonly hotel: Awaited<ReturnType<typeof savedHotel>>
  readonly facilities: Awaited<ReturnType<typeof facilitiesByKey>>
  readonly rooms: readonly RoomTypeRow[]
  readonly rates: readonly RateRow[]
  /** By the clock of the hotel. */
  readonly today: string
  /** Picture of its store. */
  readonly hero: Picture
  /** Areas of its city, and the one around its store. */
  readonly areas: Awaited<ReturnType<typeof areasOf>>
  readonly area: string | null
  readonly brands: Awaited<ReturnType<typeof brands>>
  readonly themes: Awaited<ReturnType<typeof themes>>
  /** Numbers of the rooms by the hour, by room type. */
  readonly singles: ReadonlyMap<string, string[]>
  /** Nights of specials, by rate. */
  readonly specials: ReadonlyMap<string, SpecialNights>
}

/** A hotel as its merchant edits it. */
export function ownHotelView(rows: HotelRows, language: Language): OwnHotel {
  const { hotel, facilities, rooms } = rows
  const choice = ({ key, name }: { key: string; name: Bilingual }) => ({ key, name: name[language] })
  return {
    isSetUp: hotel !== undefined,
    today: rows.today,
    ...(hotel ? factsOf(hotel) : proposedFor(rows)),
    places: { areas: rows.areas.map(choice), brands: rows.brands.map(choice), themes: rows.themes.map(choice) },
    choices: [...facilities.values()]
      .filter(({ of_room }) => !of_room)
      .map(({ key, name, group_name }) => ({ key, name: name[language], group: group_name[language] })),
    roomChoices: [...facilities.values()].filter(({ of_room }) => of_room).map(choice),
    rooms: rooms.map((room) => roomView(room, rows)),
  }
}
