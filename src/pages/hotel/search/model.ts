import { reaction } from 'mobx'
import { limits } from '@contract/limits'
import { RecentPlaces } from '@/features/stay/dates/recent-stays'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import type { StayPlace, StayPlan } from '@/features/stay/dates/stay-plan'
import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

type Suggestion = Answer<'hotel.suggest'>['items'][number]

/** Place of the search for each kind of suggestion. */
const places: Readonly<Record<Exclude<Suggestion['kind'], 'hotel'>, (one: Suggestion) => StayPlace>> = {
  area: ({ name, key }) => ({ name, areaKey: key }),
  landmark: ({ name, key }) => ({ name, landmarkKey: key }),
  brand: ({ name, key }) => ({ name, brandKeys: [key] }),
}

/** Looks for an area, a landmark, a brand or a hotel (product text §2, hotel pages). */
export class HotelSearchModel {
  word = ''
  readonly found: Resource<Answer<'hotel.suggest'>>
  readonly past: RecentPlaces
  private readonly plan: StayPlan
  private readonly stop: () => void

  constructor(api: Api, root: RootState) {
    this.plan = root.keep(SearchedStays).plan
    this.past = root.keep(RecentPlaces)
    this.found = new Resource(() =>
      api.hotel.suggest({ keyword: this.word.trim(), ...this.cityOfPlan }, { quiet: true }),
    )
    makeModel(this, 'plan', 'past', 'found', 'stop')
    this.stop = reaction(
      () => this.word.trim(),
      () => void this.found.reload(false),
      { delay: limits.debounceMs },
    )
  }

  /** Name of the city that is searched; empty until it is known. */
  get city(): string {
    return this.plan.cityName
  }

  /** Names of what was searched for, newest first. */
  get names(): readonly string[] {
    return this.past.items.map(({ name }) => name)
  }

  /** The text with its spelling corrected; undefined where it is right. */
  get meant(): string | undefined {
    return this.found.value?.meant ?? undefined
  }

  private get cityOfPlan() {
    const { city } = this.plan
    return city ? { cityCode: city.code } : {}
  }

  write(word: string): void {
    this.word = word
  }

  /** Makes a suggestion the place of the search; a hotel is opened. */
  choose(one: Suggestion): void {
    if (one.kind !== 'hotel') return this.take(places[one.kind](one))
    this.past.add({ name: one.name, keyword: one.name })
    navigate('hotel', { id: one.key })
  }

  /** Searches again for a place of the history. */
  chooseAgain(name: string): void {
    this.take(this.past.items.find((place) => place.name === name))
  }

  forget(): void {
    this.past.clear()
  }

  /** Searches for the typed text; an empty one is the whole city. */
  submit(): void {
    const keyword = this.word.trim()
    this.take(keyword ? { name: keyword, keyword } : undefined)
  }

  dispose(): void {
    this.stop()
    this.found.dispose()
  }

  private take(place: StayPlace | undefined) {
    if (place) this.past.add(place)
    this.plan.setPlace(place)
    void back()
  }
}
