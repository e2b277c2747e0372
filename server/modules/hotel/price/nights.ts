import type { NightPrice } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import { sum } from '../../pricing/amounts'
import { childPrice, type RoomCapacity, type RoomGuests } from './guests'

/** Terms of a rate on the price of a night. */
export interface RateTerms {
  readonly percent: number
  readonly list_percent: number | null
  readonly breakfast_price: number | null
  readonly member_percent: number | null
}

/** Average of a total over room-nights, rounded up to the smallest unit. */
export const aNight = (total: number, count: number): number => (count === 0 ? 0 : Math.ceil(total / count))

/** A night with its price: of the room type, or of the special that it is bought under. */
export interface PricedNight {
  readonly id: string
  readonly night: string
  readonly price: number
  /** The price of a special; null for other rates. */
  readonly special: number | null
}

type Part = NightPrice['parts'][number]

/** Price of one room for one night, before and after the member discount. */
export interface RoomNight {
  readonly nightId: string
  readonly night: string
  /** From 1. */
  readonly room: number
  readonly parts: readonly Part[]
  readonly price: number
  readonly memberPrice: number
  readonly listPrice: number
}

/** The price of a room alone for a night; the SQL of offers rounds alike. */
export const unitPrice = ({ percent }: RateTerms, { price, special }: PricedNight): number =>
  special ?? Math.round((price * percent) / 100)

/** Member price of a price: in whole units of money, never above the regular one. */
export function memberPriceOf({ member_percent }: RateTerms, price: number): number {
  if (member_percent === null) return price
  const whole = limits.unitsOfMoney
  return Math.min(price, Math.round((price * member_percent) / (100 * whole)) * whole)
}

const part = (kind: Part['kind'], count: number, amount: number): Part[] => (count > 0 ? [{ kind, count, amount }] : [])

function partsOf(rate: RateTerms, capacity: RoomCapacity, guests: RoomGuests, unit: number): Part[] {
  const { adults, childAges, extraBeds } = guests
  const extra = Math.max(0, adults - capacity.included_adults - extraBeds)
  const breakfasts = rate.breakfast_price === null ? 0 : adults + childAges.length
  return [
    { kind: 'room', count: 1, amount: unit },
    ...part('breakfast', breakfasts, breakfasts * (rate.breakfast_price ?? 0)),
    ...part('extraAdult', extra, extra * capacity.extra_adult_price),
    ...part(
      'child',
      childAges.length,
      sum(childAges, (age) => childPrice(capacity, age)),
    ),
    ...part('extraBed', extraBeds, extraBeds * capacity.extra_bed_price),
  ]
}

/** Every room-night of a stay, by night and then by room: the order in which amounts are split over them. */
export function roomNights(
  rate: RateTerms,
  capacity: RoomCapacity,
  nights: readonly PricedNight[],
  rooms: readonly RoomGuests[],
): RoomNight[] {
  return nights.flatMap((night) =>
    rooms.map((guests, index) => {
      const unit = unitPrice(rate, night)
      const parts = partsOf(rate, capacity, guests, unit)
      const price = sum(parts, ({ amount }) => amount)
      const listed = rate.list_percent === null ? 0 : Math.round((unit * rate.list_percent) / 100) - unit
      return {
        nightId: night.id,
        night: night.night,
        room: index + 1,
        parts,
        price,
        memberPrice: memberPriceOf(rate, price),
        listPrice: price + listed,
      }
    }),
  )
}

/** Price of each night over all rooms, with its components; `paidOf` selects the price of a room-night. */
export function nightPrices(
  all: readonly RoomNight[],
  paidOf: (one: RoomNight) => number = ({ price }) => price,
): NightPrice[] {
  const nights = [...new Set(all.map(({ night }) => night))]
  return nights.map((night) => {
    const own = all.filter((each) => each.night === night)
    const parts = own.flatMap((each) => each.parts)
    const kinds = [...new Set(parts.map(({ kind }) => kind))]
    const summed = kinds.map((kind) => {
      const same = parts.filter((each) => each.kind === kind)
      return { kind, count: sum(same, ({ count }) => count), amount: sum(same, ({ amount }) => amount) }
    })
    return {
      night,
      price: sum(own, paidOf),
      parts: summed,
      breakfasts: summed.find(({ kind }) => kind === 'breakfast')?.count ?? 0,
    }
  })
}
