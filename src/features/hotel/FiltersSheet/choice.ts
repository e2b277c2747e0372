import { toggled } from '@/components/form/FilterChips'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state/base/make-model'
import { Resource } from '@/state/base/resource'
import { filtersOn, noFilter, type StayFilter, type StayPlan, type StayRule } from '../stay-plan'

type Many = 'stars' | 'brandKeys' | 'facilityKeys'

/** Filters while they are chosen, with how many stays match; the plan takes them when it is done. */
export class FilterChoice {
  isOpen = false
  /** Whether only the price and stars are asked for. */
  pricesOnly = false
  filter: StayFilter = noFilter
  readonly about: Resource<Answer<'hotel.filters'>>

  constructor(
    api: Api,
    private readonly plan: StayPlan,
  ) {
    this.about = new Resource(() => {
      const { stars, brandKeys, facilityKeys, ...filter } = this.filter
      const many = { stars: [...stars], brandKeys: [...brandKeys], facilityKeys: [...facilityKeys] }
      return api.hotel.filters({ ...plan.search, ...filter, ...many }, { quiet: true })
    })
    makeModel(this, 'plan', 'about')
  }

  /** How many filters are on. */
  get count(): number {
    return filtersOn(this.filter)
  }

  open(): void {
    this.begin(false)
  }

  /** Asks for the price and stars alone. */
  openPrices(): void {
    this.begin(true)
  }

  close(): void {
    this.isOpen = false
  }

  clear(): void {
    this.change(noFilter)
  }

  /** A preset of the price; the one that is chosen is taken back. */
  setPrice(priceFrom: number | undefined, priceTo: number | undefined): void {
    const same = this.filter.priceFrom === priceFrom && this.filter.priceTo === priceTo
    this.change(same ? { priceFrom: undefined, priceTo: undefined } : { priceFrom, priceTo })
  }

  setScore(score: number | undefined): void {
    this.change({ score })
  }

  toggle(rule: StayRule): void {
    this.change({ [rule]: !this.filter[rule] })
  }

  toggleStars(stars: number): void {
    this.change({ stars: toggled(this.filter.stars, stars) })
  }

  toggleKey(field: Exclude<Many, 'stars'>, key: string): void {
    this.change({ [field]: toggled(this.filter[field], key) })
  }

  /** Takes the filter back that leaves out most. */
  dropStrictest(): void {
    const field = this.about.value?.strictest?.field
    if (!field) return
    const price = field === 'priceFrom' || field === 'priceTo'
    const none = Object.entries(noFilter).filter(([name]) => name === field || (price && name.startsWith('price')))
    this.change(Object.fromEntries(none))
  }

  done(): void {
    this.plan.setFilter(this.filter)
    this.close()
  }

  dispose(): void {
    this.about.dispose()
  }

  private begin(pricesOnly: boolean): void {
    this.isOpen = true
    this.pricesOnly = pricesOnly
    this.change(this.plan.filter)
  }

  private change(change: Partial<StayFilter>) {
    this.filter = { ...this.filter, ...change }
    void this.about.reload()
  }
}
