/** Who stays in one room, of a number of guests that is spread over several. */
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

/** What a room takes in, and what guests beyond the included ones cost a night. */
export interface RoomCapacity {
  readonly included_adults: number
  readonly most_adults: number
  readonly most_guests: number
  readonly extra_adult_price: number
  readonly extra_beds: number
  readonly extra_bed_price: number
  readonly child_prices: readonly { readonly until: number; readonly price: number }[]
}

/** Whether the guests of each room fit; an extra bed adds one. */
export const fits = (capacity: RoomCapacity, rooms: readonly RoomGuests[]): boolean =>
  rooms.every(
    ({ adults, childAges, extraBeds }) =>
      adults <= capacity.most_adults + extraBeds && adults + childAges.length <= capacity.most_guests + extraBeds,
  )

/** What a child costs a night: by the first age that it is not older than; older ones cost what an adult beyond does. */
export const childPrice = ({ child_prices, extra_adult_price }: RoomCapacity, age: number): number =>
  child_prices.find(({ until }) => age <= until)?.price ?? extra_adult_price
