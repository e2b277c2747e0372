import { reaction } from 'mobx'
import { limits } from '@contract/limits'
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
  private readonly plan: StayPlan
  private readonly stop: () => void

  constructor(api: Api, root: RootState) {
    this.plan = root.keep(SearchedStays).plan
    this.found = new Resource(() => api.hotel.suggest({ keyword: this.word.trim() }, { quiet: true }))
    makeModel(this, 'plan', 'found', 'stop')
    this.stop = reaction(
      () => this.word.trim(),
      () => void this.found.reload(false),
      { delay: limits.debounceMs },
    )
  }

  write(word: string): void {
    this.word = word
  }

  /** Makes a suggestion the place of the search; a hotel is opened. */
  choose(one: Suggestion): void {
    if (one.kind === 'hotel') navigate('hotel', { id: one.key })
    else this.take(places[one.kind](one))
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
    this.plan.setPlace(place)
    void back()
  }
}
