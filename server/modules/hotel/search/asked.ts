import { limits } from '@contract/limits'
import { checkAsked, type StayDates, type StayAsked } from '../ask'
import { type RoomGuests, spread } from '../price/guests'

/** Rooms of a stay with the same guests. */
export interface GuestGroup {
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
}

/** A stay that is searched for at many hotels. */
export interface SearchedStay extends StayAsked {
  readonly groups: readonly GuestGroup[]
  readonly now: Date
  readonly isMember: boolean
}

const keyOf = ({ adults, childAges }: RoomGuests) => JSON.stringify([adults, childAges])

/** The rooms of a party by their guests; prices are counted once for each group. */
export function guestGroups(asked: StayAsked): GuestGroup[] {
  const groups = new Map<string, GuestGroup>()
  for (const room of spread(asked)) {
    const known = groups.get(keyOf(room))
    groups.set(keyOf(room), { adults: room.adults, childAges: room.childAges, rooms: (known?.rooms ?? 0) + 1 })
  }
  return [...groups.values()]
}

/**
 * The stay that a search asks for, checked by the clock of its city; each hotel's own limits are part of the search.
 * @throws Failure why no stay can be asked for
 */
export function searchedStay(
  asked: StayDates,
  { zone, now, isMember }: { readonly zone: string; readonly now: Date; readonly isMember: boolean },
): SearchedStay {
  const hotel = { time_zone: zone, ahead_days: limits.stayAheadDays, most_nights: limits.stayNights }
  const stay = checkAsked(asked, hotel, now)
  return { ...stay, groups: guestGroups(stay), now, isMember }
}
