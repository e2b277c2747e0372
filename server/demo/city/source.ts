/** English, then Chinese. */
export type Pair = readonly [en: string, zh: string]

/** Types of opening hours (see hours.ts). */
export type Hours = 'allDay' | 'day' | 'meals' | 'morning' | 'late' | 'shop'

/** A store as in the data files: amounts in yuan; unspecified values are drawn from the seed. */
export interface StoreSource {
  key: string
  name: Pair
  profile: Pair
  /** The look of its logo and the backdrop. */
  sign: string
  awning: string
  /** The looks left and right of the main piece in the large picture. */
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
  /** Metres and bearing from the city centre. */
  place?: [meters: number, bearing: number]
  street?: Pair
  prep?: number
  range?: number
  perCapita: number
  deliveredBy?: 'store'
  noPickup?: true
  /** In the format of menu.ts. */
  menu: string
}

/** A category with its stores. */
export interface CategorySource {
  key: string
  name: Pair
  icon: string
  stores: StoreSource[]
}
