import type { HotelSort } from '@contract/entities/hotel'

/** The orders of a list of hotels, the usual one first. */
export const hotelSorts: readonly HotelSort[] = ['recommended', 'price', 'priceDown', 'score', 'distance']

/** The order of that name; the usual one for anything else. */
export const sortOf = (name: string | undefined): HotelSort => hotelSorts.find((sort) => sort === name) ?? 'recommended'
