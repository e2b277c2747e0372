import type { CancelTerm } from '../../database/schema'
import type { Recipe } from '../pictures/recipe'
import { citySeed } from '../seed/city-seed'
import { buildHotels } from './build'
import { theme } from './looks'
import { cornersOfRooms } from './room-facts'
import { demoThemes } from './names'
import type { DemoHotel } from './types'

export { houseRulesOf } from './house-rules'
export { demoBrands, demoThemes } from './names'
export { demoAreas, demoLandmarks } from './places'
export type { DemoHotel, DemoRoom } from './types'

let built: DemoHotel[] | undefined

/** The hotels of the demo city, built when they are first asked for. */
export const demoHotels = (): readonly DemoHotel[] => (built ??= buildHotels(citySeed))

/** Free until the evening before, then the first night until the evening of arrival, then all. */
export const freeCancel: readonly CancelTerm[] = [
  { daysBefore: 1, clock: '18:00', kept: 'none' },
  { daysBefore: 0, clock: '18:00', kept: 'firstNight' },
]

/** The picture of a theme. */
export const themePicture = (emoji: string): Recipe => theme('sky', emoji)

/** Every picture of the hotels. */
export const hotelPictures = (): Recipe[] => [
  ...demoHotels().flatMap(({ hero, rooms }) => [hero, ...rooms.map(({ picture }) => picture)]),
  ...cornersOfRooms,
  ...demoThemes.map(({ emoji }) => themePicture(emoji)),
]
