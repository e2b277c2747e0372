/** English, then Chinese. */
export type Pair = readonly [en: string, zh: string]

/** Kinds of opening hours (see hours.ts). */
export type Hours = 'allDay' | 'day' | 'meals' | 'morning' | 'late' | 'shop'

/** A store as the data files write it: amounts in yuan, what is left out is drawn from the seed. */
export interface StoreSource {
  key: string
  name: Pair
  profile: Pair
  /** The look of its sign and the backdrop behind it. */
  sign: string
  awning: string
  /** Looks of what stands left and right of the sign's hero in the big picture. */
  beside: [left: string, right: string]
  notice?: Pair
  hours?: Hours
  status?: 'resting' | 'closed'
  minimum: number
  fee: number
  feeOff?: number
  freeOver?: number
  packaging?: number
  offers?: [over: number, off: number][]
  first?: number
  member?: number
  activities?: Pair[]
  secondHalf?: string[]
  rating?: number
  sales?: number
  /** Metres and degrees from the middle of the city. */
  place?: [meters: number, bearing: number]
  street?: Pair
  prep?: number
  range?: number
  perCapita: number
  deliveredBy?: 'store'
  noPickup?: true
  /** See menu.ts for the form of its lines. */
  menu: string
}

/** A category with its stores. */
export interface CategorySource {
  key: string
  name: Pair
  icon: string
  stores: StoreSource[]
}
