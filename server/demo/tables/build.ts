import type { CityStore } from '../city/types'
import type { DemoOpening, DemoRestaurant, DemoTable } from './types'

/** Categories of stores without a dining room. */
const without = ['bakery', 'groceries', 'shops']
/** The first 15 restaurants have one table more, which makes 600 in all. */
const larger = 15
/** Which of the restaurants have what. */
const every = { byHand: 7, deposit: 3, quarter: 4, noQueue: 3, busy: 4, closed: 5 } as const
/** The restaurant that a demo account runs: with a deposit and a queue, confirmed at once. */
const shown = 'old-stove'

const week = [0, 1, 2, 3, 4, 5, 6]
const hour = 60
const lunch: DemoOpening = { weekdays: week, meal: 'lunch', first: 11 * hour, last: 13.5 * hour }
const dinners: readonly DemoOpening[] = [
  { weekdays: [0, 1, 2, 3, 4], meal: 'dinner', first: 17 * hour, last: 21 * hour },
  { weekdays: [5, 6], meal: 'dinner', first: 17 * hour, last: 21.5 * hour },
]

/** Bookable times of tables, by the store's opening hours. */
function openingsOf({ openingHours }: Pick<CityStore, 'openingHours'>): readonly DemoOpening[] {
  const [from = 0, until = 0] = [openingHours[0]?.open, openingHours.at(-1)?.close].map((time) => parseInt(time ?? '0'))
  // A store that opens in the afternoon serves until after midnight.
  if (from >= 16 && until < 12) return [{ weekdays: week, meal: 'dinner', first: 17 * hour, last: 25.5 * hour }]
  if (until <= 14) return [{ weekdays: week, meal: 'allDay', first: 7 * hour, last: 12.5 * hour }]
  return [lunch, ...dinners]
}

const table = (name: string, kind: DemoTable['kind'], least: number, most: number): DemoTable => {
  return { name, kind, least, most }
}

/** Four for two, five for four, two booths, two rooms, and one outside where there is room for it. */
const tablesOf = (isLarger: boolean): DemoTable[] => [
  ...[1, 2, 3, 4].map((number) => table(`A${number}`, 'hall', 1, 2)),
  ...[5, 6, 7, 8, 9].map((number) => table(`A${number}`, 'hall', 2, 4)),
  ...[1, 2].map((number) => table(`B${number}`, 'booth', 2, 4)),
  ...[1, 2].map((number) => table(`V${number}`, 'private', 4, 8)),
  ...(isLarger ? [table('T1', 'terrace', 1, 4)] : []),
]

const joined: DemoRestaurant['sets'] = [
  { tables: ['A5', 'A6'], least: 5, most: 8 },
  { tables: ['A1', 'A2'], least: 3, most: 4 },
]

function buildRestaurant(store: CityStore, index: number): DemoRestaurant {
  const isShown = store.key === shown
  const has = (one: keyof typeof every) => index % every[one] === every[one] - 1
  return {
    store: store.key,
    name: store.name,
    logo: store.logo,
    isShown,
    byHand: !isShown && has('byHand'),
    slotMinutes: has('quarter') ? 15 : 30,
    turnoverMinutes: index % 2 === 0 ? 120 : 90,
    partyMost: 8,
    partiesPerQuarter: has('busy') ? 2 : null,
    deposit: isShown || has('deposit') ? 50_00 : 0,
    depositKind: isShown || index % 2 === 0 ? 'offBill' : 'back',
    openings: openingsOf(store),
    sets: joined,
    tables: tablesOf(index < larger),
    takesQueue: isShown || !has('noQueue'),
    isBusy: !isShown && has('busy'),
    closedIn: has('closed') ? 3 + (index % 4) : null,
  }
}

/** The restaurants of the demo city that take bookings. */
export const buildRestaurants = (stores: readonly CityStore[]): DemoRestaurant[] =>
  stores.filter(({ category }) => !without.includes(category)).map(buildRestaurant)
