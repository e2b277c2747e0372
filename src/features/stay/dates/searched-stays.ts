import { reaction, runInAction } from 'mobx'
import { formatDate } from '@contract/date'
import { SessionValue } from '@/platform/session/session-value'
import { type StayCity, type StayPlace, StayPlan } from './stay-plan'

/** Part of a search that is kept; filters are chosen for each. */
interface KeptSearch {
  readonly city?: StayCity | null
  readonly place: StayPlace | null
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
}

/** The search of stays that all hotel screens share; its place, dates and guests are kept on the device for the account. */
export class SearchedStays {
  readonly plan = new StayPlan()
  private readonly kept = new SessionValue<KeptSearch | null>('stay-search', null)

  constructor() {
    if (this.kept.value) this.restore()
    else void this.kept.restored.then(() => this.restore())
    reaction(
      () => this.kept.value === null,
      (isForgotten) => isForgotten && this.plan.forget(),
    )
    reaction(
      () => JSON.stringify(this.search),
      () => this.kept.set(this.search),
    )
  }

  private get search(): KeptSearch {
    const { city = null, place = null, checkIn = null, checkOut = null, rooms, adults, childAges } = this.plan
    // A position passes: the next search asks for it again.
    return { city, place: place?.near ? null : place, checkIn, checkOut, rooms, adults, childAges: [...childAges] }
  }

  /** Takes what was kept, except for dates that have passed, unless the search has begun by then. */
  private restore(): void {
    const { plan } = this
    const { value } = this.kept
    if (!value || plan.checkIn) return
    const { city, place, checkIn, checkOut, rooms, adults, childAges } = value
    runInAction(() => {
      plan.setCity(city ?? undefined)
      plan.setPlace(place ?? undefined)
      plan.setParty({ rooms, adults, childAges })
      if (checkIn && checkOut && checkIn >= formatDate(new Date())) plan.setDates(checkIn, checkOut)
    })
  }
}
