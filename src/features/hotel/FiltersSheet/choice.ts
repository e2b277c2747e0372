import { toggled } from '@/components/form/FilterChips'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state/base/make-model'
import { Resource } from '@/state/base/resource'
import { filtersOn, noFilter, type StayFilter, type StayPlan, type StayRule } from '@/features/stay/dates/stay-plan'

type Many = 'stars' | 'brandKeys' | 'facilityKeys'
/** A filter with its first choices in the sheet, and all of them in a separate list. */
export type ListField = Exclude<Many, 'stars'>
/** An end of the range of prices. */
export type PriceEnd = 'from' | 'to'

/** Step of the price slider, in the smallest unit of money. */
const PRICE_STEP = 1000
/** Pause of a thumb after which the number of matching stays is fetched. */
const REST_MS = 300

/** Filters while they are chosen, with how many stays match; the plan takes them when it is done. */
export class FilterChoice {
  isOpen = false
  /** Whether only the price and stars are asked for. */
  pricesOnly = false
  /** The filter whose choices are all listed. */
  listed: ListField | undefined = undefined
  filter: StayFilter = noFilter
  readonly about: Resource<Answer<'hotel.filters'>>
  /** Positions of the thumbs while they are dragged, between two steps too. */
  private dragged: Readonly<Record<PriceEnd, number>> | undefined = undefined
  private asking: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(
    api: Api,
    private readonly plan: StayPlan,
  ) {
    this.about = new Resource(() => {
      const { stars, brandKeys, facilityKeys, ...filter } = this.filter
      const many = { stars: [...stars], brandKeys: [...brandKeys], facilityKeys: [...facilityKeys] }
      return api.hotel.filters({ ...plan.search, ...filter, ...many }, { quiet: true })
    })
    makeModel(this, 'plan', 'about', 'dragged', 'asking')
  }

  /** Number of active filters. */
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

  /** Price at the right end of the slider, above which there is no limit; 0 until it is known. */
  get priceMost(): number {
    return this.about.value?.priceMost ?? 0
  }

  /** The ends of the range of prices. */
  get prices(): Readonly<Record<PriceEnd, number>> {
    const { priceMost: most, filter } = this
    return { from: Math.min(filter.priceFrom ?? 0, most), to: Math.min(filter.priceTo ?? most, most) }
  }

  /** Moves a thumb by a share of the slider; the thumbs may meet but not pass. */
  slide(end: PriceEnd, by: number): void {
    const { priceMost: most } = this
    if (most === 0) return
    const { from, to } = this.dragged ?? this.prices
    const [least, greatest] = end === 'from' ? [0, to] : [from, most]
    const there = Math.min(greatest, Math.max(least, (end === 'from' ? from : to) + by * most))
    const dragged = { from, to, [end]: there }
    const step = (price: number) => Math.round(price / PRICE_STEP) * PRICE_STEP
    const [low, high] = [step(dragged.from), step(dragged.to)]
    this.filter = {
      ...this.filter,
      priceFrom: low > 0 ? low : undefined,
      priceTo: high < most ? high : undefined,
    }
    this.dragged = dragged
    clearTimeout(this.asking)
    this.asking = setTimeout(() => void this.about.reload(), REST_MS)
  }

  list(field: ListField | undefined): void {
    this.listed = field
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

  toggleKey(field: ListField, key: string): void {
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
    clearTimeout(this.asking)
    this.about.dispose()
  }

  private begin(pricesOnly: boolean): void {
    this.isOpen = true
    this.pricesOnly = pricesOnly
    this.listed = undefined
    this.change(this.plan.filter)
  }

  private change(change: Partial<StayFilter>) {
    this.filter = { ...this.filter, ...change }
    this.dragged = undefined
    clearTimeout(this.asking)
    void this.about.reload()
  }
}
