import type { Api } from '@/services/api'
import type { RootState } from '@/state'
import { makeModel } from '@/state/base/make-model'
import { StayCalendar } from './CalendarSheet/calendar'
import { FilterChoice } from '@/features/hotel/FiltersSheet/choice'
import { SearchedStays } from './searched-stays'
import { filtersOn, noFilter, type StayPlan, type StayRule } from './stay-plan'

/** From which score the quick filter shows hotels. */
const QUICK_SCORE = 4.8

/** Search criteria of a hotel list or map, with their editors; `changed` is called after each change. */
export class StayAsking {
  readonly plan: StayPlan
  readonly calendar: StayCalendar
  readonly filters: FilterChoice

  constructor(
    api: Api,
    root: RootState,
    readonly changed: () => void,
  ) {
    this.plan = root.keep(SearchedStays).plan
    this.calendar = new StayCalendar(api, this.plan, {}, changed)
    this.filters = new FilterChoice(api, this.plan)
    makeModel(this, 'plan', 'calendar', 'filters', 'changed')
    if (!this.plan.checkIn || this.plan.cityName === '') void this.knowTonight(api)
  }

  get filtersOn(): number {
    return filtersOn(this.plan.filter)
  }

  get isTopScored(): boolean {
    return this.plan.filter.score === QUICK_SCORE
  }

  toggle(rule: StayRule): void {
    const { filter } = this.plan
    this.plan.setFilter({ ...filter, [rule]: !filter[rule] })
    this.changed()
  }

  toggleScore(): void {
    this.plan.setFilter({ ...this.plan.filter, score: this.isTopScored ? undefined : QUICK_SCORE })
    this.changed()
  }

  clearFilters(): void {
    this.plan.setFilter(noFilter)
    this.changed()
  }

  clearPlace(): void {
    this.plan.setPlace(undefined)
    this.changed()
  }

  dispose(): void {
    this.filters.dispose()
  }

  /** After a reload nothing has said yet what tonight and the city are; until then, and without an answer, they are not shown. */
  private async knowTonight(api: Api): Promise<void> {
    const home = await api.hotel.home(this.plan.where, { quiet: true }).catch(() => undefined)
    if (!home) return
    this.plan.begin(home.today, home.lastNight)
    this.plan.knowCity(home.city)
  }
}
