import { buildCity } from '../city'
import { citySeed } from '../seed/city-seed'
import { buildRestaurants } from './build'
import type { DemoRestaurant } from './types'

export type { DemoRestaurant, DemoTable } from './types'

let built: DemoRestaurant[] | undefined

/** The restaurants of the demo city, built when they are first asked for. */
export const demoRestaurants = (): readonly DemoRestaurant[] => (built ??= buildRestaurants(buildCity(citySeed).stores))
