import type { Deal } from '@contract/entities/deal'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, Resource } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'

export type Rule = Answer<'points.rule'>
export type Movement = Answer<'points.history'>['items'][number]

const quiet = { quiet: true }

/** Deals of the strip. */
const dealsShown = 6
const tabs = ['all', 'in', 'out'] as const
export type Tab = (typeof tabs)[number]

/** The customer's points: how many, how they are earned, and their movements (product text §7, points). */
export class PointsModel {
  readonly rule: Resource<Rule>
  /** Goods of the points mall: those that the customer has the points for, or else the first ones. */
  readonly deals: Resource<readonly Deal[]>
  tab: Tab = 'all'
  private readonly lists: Record<Tab, PagedResource<Movement>>

  constructor(private readonly api: Api) {
    const list = (tab: Tab) => new PagedResource<Movement>((page) => api.points.history({ ...page, tab }, quiet))
    this.rule = new Resource(() => api.points.rule({}, quiet))
    this.deals = new Resource(() => this.readDeals())
    this.lists = { all: list('all'), in: list('in'), out: list('out') }
    makeModel(this, 'api', 'lists')
  }

  get list(): PagedResource<Movement> {
    return this.lists[this.tab]
  }

  choose(tab: Tab): void {
    this.tab = tab
    void this.list.load()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.rule.reload(), this.deals.reload(false), renewLoaded(this.lists)])
  }

  /** Reloads data that may have changed on another screen, without a message. */
  async returned(): Promise<void> {
    if (this.rule.value) await Promise.all([this.rule.reload(false), this.deals.reload(false), renewLoaded(this.lists)])
  }

  dispose(): void {
    this.rule.dispose()
    this.deals.dispose()
    for (const tab of tabs) this.lists[tab].dispose()
  }

  private async readDeals(): Promise<readonly Deal[]> {
    const page = { pageSize: dealsShown }
    const { items } = await this.api.mall.pointsGoods({ ...page, filter: 'affordable' }, quiet)
    return items.length > 0 ? items : (await this.api.mall.pointsGoods(page, quiet)).items
  }
}
