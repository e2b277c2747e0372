import { limits } from '@contract/limits'
import { Recent } from '@/state/base/recent'
import type { StayCity, StayPlace } from './stay-plan'

/** Cities shown as recent ones. */
const CITIES = 6

/** The words, areas and landmarks by which stays were looked for. */
export class RecentPlaces extends Recent<StayPlace> {
  constructor() {
    super('stay-places', ({ name }) => name, limits.searchHistoryItems)
  }
}

/** The cities in which stays were looked for. */
export class RecentCities extends Recent<StayCity> {
  constructor() {
    super('stay-cities', ({ code }) => code, CITIES)
  }
}
