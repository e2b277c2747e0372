import { reaction, runInAction } from 'mobx'
import type { StayKind } from '@contract/entities/hotel'
import { StayCalendar } from '@/features/stay/dates/CalendarSheet/calendar'
import { FilterChoice } from '@/features/hotel/FiltersSheet/choice'
import { GuestsChoice } from '@/features/stay/dates/GuestsSheet/choice'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { devicePosition } from '@/features/region/device-position'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

type Home = Answer<'hotel.home'>

/** The front of hotels: what is looked for, themes and specials (product text §2, hotel pages). */
export class HotelHomeModel {
  readonly home: Resource<Home>
  readonly plan: StayPlan
  readonly calendar: StayCalendar
  readonly guests: GuestsChoice
  readonly filters: FilterChoice
  locating = false
  private readonly stop: () => void

  constructor(
    private readonly api: Api,
    root: RootState,
  ) {
    this.plan = root.keep(SearchedStays).plan
    this.calendar = new StayCalendar(api, this.plan)
    this.guests = new GuestsChoice(this.plan)
    this.filters = new FilterChoice(api, this.plan)
    this.home = new Resource(() => this.read())
    makeModel(this, 'api', 'plan', 'calendar', 'guests', 'filters', 'stop')
    this.stop = reaction(
      () => JSON.stringify(this.plan.where),
      () => void this.home.reload(false),
    )
  }

  setKind(kind: StayKind): void {
    this.plan.setKind(kind)
  }

  find(): void {
    navigate('hotelList', {})
  }

  /** Looks for the stays around the device. */
  async findNear(): Promise<void> {
    this.locating = true
    const near = await devicePosition()
    runInAction(() => (this.locating = false))
    if (near) this.plan.setNear(words().nearMe, near)
  }

  /** Leads to the stays of a theme. */
  openTheme(theme: string): void {
    navigate('hotelList', { theme })
  }

  dispose(): void {
    this.stop()
    this.home.dispose()
    this.filters.dispose()
  }

  private async read(): Promise<Home> {
    const home = await this.api.hotel.home(this.plan.where, { quiet: true })
    this.plan.begin(home.today, home.lastNight)
    this.plan.knowCity(home.city)
    return home
  }
}
