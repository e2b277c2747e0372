import { RecentCities } from '@/features/stay/dates/recent-stays'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import type { StayCity, StayPlan } from '@/features/stay/dates/stay-plan'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { ScrollTarget } from '@/state/base/scroll-target'

type Cities = Answer<'hotel.cities'>

/** Number of cities from which on they have an index of letters. */
const MANY = 12

/** The city that stays are looked for in (product text §2, hotel pages). */
export class HotelCityModel {
  typed = ''
  readonly cities: Resource<Cities>
  readonly target = new ScrollTarget()
  private readonly plan: StayPlan
  private readonly past: RecentCities

  constructor(api: Api, root: RootState) {
    this.plan = root.keep(SearchedStays).plan
    this.past = root.keep(RecentCities)
    this.cities = new Resource(() => api.hotel.cities({}, { quiet: true }))
    makeModel(this, 'plan', 'past', 'target')
  }

  private get items(): Cities['items'] {
    return this.cities.value?.items ?? []
  }

  /** Whether letters help to find a city. */
  get isMany(): boolean {
    return this.items.length >= MANY
  }

  /** Cities whose name in either language has what is typed, those that begin with it first. */
  get found(): Cities['items'] {
    const wanted = this.typed.trim().toLowerCase()
    const placeOf = ({ name, alias }: StayCity & { alias: string }) =>
      [name, alias].map((each) => each.toLowerCase().indexOf(wanted)).filter((place) => place >= 0)
    const found = this.items.filter((city) => placeOf(city).length > 0)
    return [...found.filter((city) => placeOf(city).includes(0)), ...found.filter((city) => !placeOf(city).includes(0))]
  }

  /** Recent cities that still have hotels, by their names in the current language. */
  get recent(): Cities['items'] {
    return this.past.items.flatMap(({ code }) => this.items.find((city) => city.code === code) ?? [])
  }

  get chosen(): string | undefined {
    return this.plan.city?.code ?? this.cities.value?.current?.code
  }

  type(text: string): void {
    this.typed = text
  }

  choose(code: string): void {
    const city = this.items.find((each) => each.code === code)
    if (!city) return
    const { name } = city
    this.past.add({ code, name })
    this.plan.setCity({ code, name })
    void back()
  }

  /** Searches the city nearest to the customer, wherever that is later. */
  chooseNearest(): void {
    this.plan.setCity(undefined)
    void back()
  }

  dispose(): void {
    this.target.dispose()
    this.cities.dispose()
  }
}
