import type { GroupDeal, OpenGroup } from '@contract/entities/group-deal'
import { PlaceTaker } from '@/features/group-deal/places'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'

export const tabs = ['deals', 'groups'] as const
export type DealTab = (typeof tabs)[number]

/** Deals for groups around the caller, and the groups that can be joined. */
export class GroupDealsModel {
  readonly deals: PagedResource<GroupDeal, undefined, Answer<'group.list'>>
  readonly groups: PagedResource<OpenGroup, undefined, Answer<'group.open'>>
  readonly places: PlaceTaker
  tab: DealTab

  constructor(api: Api, tab: string | undefined) {
    this.tab = tabs.find((each) => each === tab) ?? 'deals'
    this.deals = new PagedResource((page) => api.group.list(page, { quiet: true }))
    this.groups = new PagedResource((page) => api.group.open(page, { quiet: true }))
    this.places = new PlaceTaker(api, () => void this.groups.renew())
    makeModel(this, 'deals', 'groups', 'places')
  }

  choose(tab: DealTab): void {
    this.tab = tab
  }

  /** Refetches the lists that were opened. */
  async renew(): Promise<void> {
    const { deals, groups } = this
    await renewLoaded({ deals, groups })
  }

  join({ id }: OpenGroup): void {
    this.places.join(id)
  }

  dispose(): void {
    this.deals.dispose()
    this.groups.dispose()
  }
}
