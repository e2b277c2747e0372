/** Guests of one room, of a party spread over several. */
export interface RoomGuests {
  readonly adults: number
  readonly childAges: readonly number[]
  readonly extraBeds: number
}

export interface Party {
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
  readonly extraBeds?: number
}

/**
 * Spreads guests over rooms as evenly as can be: adults and extra beds, the first rooms first, then each child into the room
 * with the fewest guests. The SQL of offers counts by the same rule.
 */
export function spread({ rooms, adults, childAges, extraBeds = 0 }: Party): RoomGuests[] {
  const even = (count: number, index: number) => Math.floor(count / rooms) + (index < count % rooms ? 1 : 0)
  const spreadRooms = Array.from({ length: rooms }, (_, index) => ({
    adults: even(adults, index),
    childAges: [] as number[],
    extraBeds: even(extraBeds, index),
  }))
  const size = (room: (typeof spreadRooms)[number]) => room.adults + room.childAges.length
  for (const age of [...childAges].sort((one, other) => other - one)) {
    const [first] = [...spreadRooms].sort((one, other) => size(one) - size(other))
    first?.childAges.push(age)
  }
  return spreadRooms
}

/** Capacity of a room, and the nightly price of guests beyond the included ones. */
export interface RoomCapacity {
  readonly included_adults: number
  readonly most_adults: number
  readonly most_guests: number
  readonly extra_adult_price: number
  readonly extra_beds: number
  readonly extra_bed_price: number
  readonly child_prices: readonly { readonly until: number; readonly price: number }[]
}

/** Refusal of guests who do not fit, with the number that would. */
export interface TooMany {
  readonly failure: 'tooManyGuests' | 'tooManyAdults'
  readonly details: { readonly max: number }
}

/** Why the guests of a room do not fit, the first of several; null where all do. An extra bed adds one. */
export function overfull(capacity: RoomCapacity, rooms: readonly RoomGuests[]): TooMany | null {
  for (const { adults, childAges, extraBeds } of rooms) {
    const [guests, grown] = [capacity.most_guests + extraBeds, capacity.most_adults + extraBeds]
    if (adults + childAges.length > guests) return { failure: 'tooManyGuests', details: { max: guests } }
    if (adults > grown) return { failure: 'tooManyAdults', details: { max: grown } }
  }
  return null
}

/**
 * Price of a child per night: by the first age limit that covers the child; above all limits the price of an extra
 * adult.
 */
export const childPrice = ({ child_prices, extra_adult_price }: RoomCapacity, age: number): number =>
  child_prices.find(({ until }) => age <= until)?.price ?? extra_adult_price
