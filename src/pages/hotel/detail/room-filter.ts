import type { RoomOffer } from '@contract/entities/hotel'

/** Filter of rooms: by a feature of a rate, or by the key of a bed. */
export type RoomFilter = 'all' | 'breakfast' | 'freeCancel' | `bed ${string}`

/** A room with the rates that match a filter; undefined without a match. */
function under(room: RoomOffer, filter: RoomFilter): RoomOffer | undefined {
  const rates = room.rates.filter(({ breakfasts, freeUntil }) => {
    if (filter === 'breakfast') return breakfasts > 0
    return filter === 'freeCancel' ? freeUntil !== null : true
  })
  if (filter.startsWith('bed ') && filter !== `bed ${room.bed}`) return undefined
  return rates.length > 0 ? { ...room, rates } : undefined
}

/** Rooms with the rates that match a filter. */
export const shownRooms = (rooms: readonly RoomOffer[], filter: RoomFilter): RoomOffer[] =>
  rooms.flatMap((room) => under(room, filter) ?? [])

/** Filters that match some rooms, with all of them first. */
export function roomFilters(rooms: readonly RoomOffer[]): RoomFilter[] {
  const beds = [...new Set(rooms.map(({ bed }) => bed))].map((bed): RoomFilter => `bed ${bed}`)
  const all: RoomFilter[] = ['breakfast', 'freeCancel', ...(beds.length > 1 ? beds : [])]
  return ['all', ...all.filter((filter) => shownRooms(rooms, filter).length > 0)]
}
