export type Params = Readonly<Record<string, string | undefined>>
export type NoParams = Readonly<Record<never, string>>

/**
 * One screen of the client. `P` is the type of its route parameters (strings); `A` is the type that it returns to the
 * caller of `pick`, `never` for a screen that returns nothing.
 */
export interface Route<P extends Params = Params, A = unknown> {
  /** The folder of the subpackage in mini-programs; absent in the main package. */
  readonly root?: string
  /** The page's path inside its package. */
  readonly page: string
  /** Whether a visitor has to log in before it opens (product text §2). */
  readonly login: boolean
  /** Its position in the tab bar. */
  readonly tab?: number | undefined
  /** Type only: the parameters. */
  readonly params?: P
  /** Type only: the result. */
  readonly answer?: A
}

/** A route of the main package; with `tab` one of the tab bar. */
export const main = <P extends Params = NoParams>(page: string, tab?: number): Route<P, never> => ({
  page,
  login: false,
  tab,
})
/** A route of a subpackage that visitors may open. */
export const open = <P extends Params = NoParams, A = never>(root: string, page: string): Route<P, A> => ({
  root,
  page,
  login: false,
})
/** A route of a subpackage that asks visitors to log in. */
export const gated = <P extends Params = NoParams, A = never>(root: string, page: string): Route<P, A> => ({
  root,
  page,
  login: true,
})

/** The full path of a screen without a leading slash, as in the app configuration and in URLs. */
export const pathOfRoute = ({ root, page }: Route): string => (root ? `${root}/${page}` : page)

/** A city to look for stores in. */
export interface City {
  name: string
  latitude: number
  longitude: number
}

/** A place chosen on the map: degrees in WGS 84; without a region outside of China. */
export interface ChosenLocation {
  name: string
  address: string
  regionCode: string | null
  latitude: number
  longitude: number
}

/** The coupons of an order; `undefined` lets the server choose them. */
export interface CouponChoice {
  couponIds: string[] | undefined
}

/** Parameters that reopen the form of a rejected application. */
export type Editing = Readonly<{ edit?: '1'; field?: string }>

/** A rate that is to be booked, with dates and guests. */
export type StayChoice = Readonly<{
  rate: string
  checkIn: string
  checkOut: string
  rooms: string
  adults: string
  ages?: string
  startAt?: string
  /** The entry of a waitlist for which the nights are held. */
  waitlist?: string
}>

/** A period of a statement by one of its days. */
export type StatementPeriod = { period: 'daily' | 'weekly' | 'monthly'; day: string }

/** The recipient of a note; a store by default. */
export type NoteRecipient = 'store' | 'rider' | 'shop' | 'hotel' | 'restaurant'
