import type { HotelSort, HotelSummary } from '@contract/entities/hotel'
import { StayAsking } from '@/features/stay/dates/stay-asking'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, PagedResource, type RootState } from '@/state'
import type { PageRequest } from '@/state/base/paged-resource'

type Page = Answer<'hotel.search'>
type Asked = StayPlan['search'] & { readonly sort: HotelSort; readonly theme?: string }

/** Hotels for dates, guests, place and filters (product text §2, hotel pages). */
export class HotelListModel {
  sort: HotelSort = 'recommended'
  sortOpen = false
  readonly asking: StayAsking
  readonly pages: PagedResource<HotelSummary, Asked, Page>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly theme: string | undefined,
  ) {
    this.asking = new StayAsking(api, root, () => this.reload())
    this.pages = new PagedResource(
      (page, asked: Asked) => this.ask(page, asked),
      () => this.asked,
    )
    makeModel(this, 'api', 'asking', 'pages', 'theme')
    if (this.asking.plan.place?.near) this.sort = 'distance'
  }

  /** Request of the list. */
  get asked(): Asked {
    const { sort, theme } = this
    return { ...this.asking.plan.search, sort, ...(theme ? { theme } : {}) }
  }

  showSorts(on: boolean): void {
    this.sortOpen = on
  }

  setSort(sort: HotelSort): void {
    this.sort = sort
    this.sortOpen = false
    this.reload()
  }

  openMap(): void {
    const { sort, theme } = this
    navigate('hotelMap', { sort, ...(theme ? { theme } : {}) })
  }

  open(id: string): void {
    navigate('hotel', { id })
  }

  /** Refetches the list when one of its criteria changed on another screen. */
  returned(): void {
    void this.pages.renew()
  }

  reload(): void {
    void this.pages.reload()
  }

  dispose(): void {
    this.pages.dispose()
    this.asking.dispose()
  }

  /** Asks for tonight where the chosen dates have passed. */
  private async ask(page: PageRequest, asked: Asked): Promise<Page> {
    const quiet = page.cursor !== undefined || this.pages.status !== 'ready'
    try {
      return await this.api.hotel.search({ ...page, ...asked }, { quiet })
    } catch (error) {
      if (failureOf(error) !== 'stayInPast') throw error
      this.asking.plan.forgetDates()
      return this.api.hotel.search({ ...page, ...this.asked }, { quiet })
    }
  }
}
