import { reaction, runInAction } from 'mobx'
import { formatDate } from '@contract/date'
import { Persisted } from '@/platform/storage/persisted'
import { type StayPlace, StayPlan } from './stay-plan'

/** Part of a search that is kept; filters are chosen for each. */
interface KeptSearch {
  readonly place: StayPlace | null
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
}

/** The search of stays that all hotel screens share; its place, dates and guests are kept on the device. */
export class SearchedStays {
  readonly plan = new StayPlan()
  private readonly kept = new Persisted<KeptSearch | null>('stay-search', null)

  constructor() {
    if (this.kept.value) this.restore()
    else void this.kept.restored.then(() => this.restore())
    reaction(
      () => JSON.stringify(this.search),
      () => this.kept.set(this.search),
    )
  }

  private get search(): KeptSearch {
    const { place = null, checkIn = null, checkOut = null, rooms, adults, childAges } = this.plan
    return { place, checkIn, checkOut, rooms, adults, childAges: [...childAges] }
  }

  /** Takes what was kept, except for dates that have passed, unless the search has begun by then. */
  private restore(): void {
    const { plan } = this
    const { value } = this.kept
    if (!value || plan.checkIn) return
    const { place, checkIn, checkOut, rooms, adults, childAges } = value
    runInAction(() => {
      plan.setPlace(place ?? undefined)
      plan.setParty({ rooms, adults, childAges })
      if (checkIn && checkOut && checkIn >= formatDate(new Date())) plan.setDates(checkIn, checkOut)
    })
  }
}
