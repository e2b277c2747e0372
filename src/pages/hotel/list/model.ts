import type { HotelSort, HotelSummary } from '@contract/entities/hotel'
import { StayCalendar } from '@/features/hotel/CalendarSheet/calendar'
import { FilterChoice } from '@/features/hotel/FiltersSheet/choice'
import { filtersOn, noFilter, StayPlan, type StayRule } from '@/features/hotel/stay-plan'
import { navigate } from '@/platform/gate'
import type { Answer, Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, PagedResource, type RootState } from '@/state'
import type { PageRequest } from '@/state/base/paged-resource'

type Page = Answer<'hotel.search'>
type Asked = StayPlan['search'] & { readonly sort: HotelSort; readonly theme?: string }

/** From which score the quick filter shows hotels. */
const QUICK_SCORE = 4.8

/** Hotels for dates, guests, place and filters (product text §2, hotel pages). */
export class HotelListModel {
  sort: HotelSort = 'recommended'
  sortOpen = false
  readonly plan: StayPlan
  readonly calendar: StayCalendar
  readonly filters: FilterChoice
  readonly pages: PagedResource<HotelSummary, Asked, Page>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly theme: string | undefined,
  ) {
    this.plan = root.keep(StayPlan)
    this.calendar = new StayCalendar(api, this.plan, {}, () => this.reload())
    this.filters = new FilterChoice(api, this.plan)
    this.pages = new PagedResource(
      (page, asked: Asked) => this.ask(page, asked),
      () => this.asked,
    )
    makeModel(this, 'api', 'plan', 'calendar', 'filters', 'pages', 'theme')
  }

  /** What is asked for; a list belongs to it. */
  get asked(): Asked {
    const { sort, theme } = this
    return { ...this.plan.search, sort, ...(theme ? { theme } : {}) }
  }

  get filtersOn(): number {
    return filtersOn(this.plan.filter)
  }

  get isTopScored(): boolean {
    return this.plan.filter.score === QUICK_SCORE
  }

  showSorts(on: boolean): void {
    this.sortOpen = on
  }

  setSort(sort: HotelSort): void {
    this.sort = sort
    this.sortOpen = false
    this.reload()
  }

  toggle(rule: StayRule): void {
    const { filter } = this.plan
    this.plan.setFilter({ ...filter, [rule]: !filter[rule] })
    this.reload()
  }

  toggleScore(): void {
    this.plan.setFilter({ ...this.plan.filter, score: this.isTopScored ? undefined : QUICK_SCORE })
    this.reload()
  }

  clearFilters(): void {
    this.plan.setFilter(noFilter)
    this.reload()
  }

  clearPlace(): void {
    this.plan.setPlace(undefined)
    this.reload()
  }

  open(id: string): void {
    navigate('hotel', { id })
  }

  /** Reads the list anew where something that it belongs to changed on another screen. */
  returned(): void {
    void this.pages.renew()
  }

  reload(): void {
    void this.pages.reload()
  }

  dispose(): void {
    this.pages.dispose()
    this.filters.dispose()
  }

  /** Asks for tonight where the chosen dates have passed. */
  private async ask(page: PageRequest, asked: Asked): Promise<Page> {
    const quiet = page.cursor !== undefined || this.pages.status !== 'ready'
    try {
      return await this.api.hotel.search({ ...page, ...asked }, { quiet })
    } catch (error) {
      if (failureOf(error) !== 'stayInPast') throw error
      this.plan.forgetDates()
      return this.api.hotel.search({ ...page, ...this.asked }, { quiet })
    }
  }
}
