import type { Bilingual } from '../../database/schema'
import type { Recipe } from '../pictures/recipe'

/** A kind of room of a demo hotel. Prices are in yuan. */
export interface DemoRoom {
  readonly key: string
  readonly name: Bilingual
  readonly summary: Bilingual
  /** Facts with their icons, such as the area. */
  readonly facts: readonly { readonly icon: string; readonly text: Bilingual }[]
  readonly bed: string
  readonly guests: number
  readonly price: number
  readonly rooms: number
  readonly picture: Recipe
  /** Further pictures, such as of the bathroom. */
  readonly corners: readonly Recipe[]
}

/** A hotel of the demo city. */
export interface DemoHotel {
  readonly key: string
  readonly kind: 'hotel' | 'homestay'
  readonly name: Bilingual
  readonly address: Bilingual
  /** "650 m from Bay Park". */
  readonly near: Bilingual
  readonly area: string
  readonly brand: string | null
  readonly latitude: number
  readonly longitude: number
  readonly stars: number
  readonly openedYear: number
  readonly byHand: boolean
  /** Whether its first kind of room is also let by the hour. */
  readonly hourly: boolean
  readonly facilities: readonly string[]
  readonly themes: readonly string[]
  /** The average that its reviews come near, in tenths. */
  readonly scoreTenths: number
  readonly reviews: number
  readonly hero: Recipe
  readonly rooms: readonly DemoRoom[]
}
