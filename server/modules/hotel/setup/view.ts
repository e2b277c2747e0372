import type { OwnHotel, OwnRate, OwnRoomType } from '@contract/entities/merchant-hotel'
import type { Language } from '@contract/settings'
import { clockText } from '../days'
import type { facilitiesByKey, RateRow, RoomTypeRow } from '../rooms/queries'
import type { savedHotel } from './queries'

type Facts = Omit<OwnHotel, 'isSetUp' | 'choices' | 'rooms'>

/** Facts that a hotel begins with. */
const proposed: Facts = {
  ...{ kind: 'hotel', stars: 3, openedYear: null, checkInFrom: '14:00', checkOutBy: '12:00' },
  ...{ confirmsByHand: false, facilities: [] },
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
})

const rateView = (row: RateRow): OwnRate => ({
  id: row.id,
  way: row.way,
  special: row.special,
  hours: row.hours,
  percent: row.percent,
  breakfastPrice: row.breakfast_price,
  memberPercent: row.member_percent,
  cancelSteps: row.cancel_steps.map(({ daysBefore, clock, kept, percent = null }) => ({
    ...{ daysBefore, clock, kept, percent },
  })),
  leastNights: row.least_nights,
  guaranteed: row.guaranteed,
})

const roomView = (row: RoomTypeRow, rates: readonly RateRow[]): OwnRoomType => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  bed: row.bed,
  includedAdults: row.included_adults,
  mostAdults: row.most_adults,
  mostGuests: row.most_guests,
  extraAdultPrice: row.extra_adult_price,
  basePrice: row.base_price,
  weekendPrice: row.weekend_price,
  allotment: row.allotment,
  pictures: row.pictures,
  rates: rates.filter(({ room_type_id }) => room_type_id === row.id).map(rateView),
})

interface HotelRows {
  /** Undefined before the first save. */
  readonly hotel: Awaited<ReturnType<typeof savedHotel>>
  readonly facilities: Awaited<ReturnType<typeof facilitiesByKey>>
  readonly rooms: readonly RoomTypeRow[]
  readonly rates: readonly RateRow[]
}

/** A hotel as its merchant edits it. */
export const ownHotelView = ({ hotel, facilities, rooms, rates }: HotelRows, language: Language): OwnHotel => ({
  isSetUp: hotel !== undefined,
  ...(hotel ? factsOf(hotel) : proposed),
  choices: [...facilities.values()]
    .filter(({ of_room }) => !of_room)
    .map(({ key, name, group_name }) => ({ key, name: name[language], group: group_name[language] })),
  rooms: rooms.map((room) => roomView(room, rates)),
})
