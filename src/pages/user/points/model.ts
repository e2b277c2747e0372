import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, Resource } from '@/state'

export type Rule = Answer<'points.rule'>
export type Movement = Answer<'points.history'>['items'][number]

const quiet = { quiet: true }
const tabs = ['all', 'in', 'out'] as const
export type Tab = (typeof tabs)[number]

/** The customer's points: how many, how they are earned, and their movements (product text §7, points). */
export class PointsModel {
  readonly rule: Resource<Rule>
  tab: Tab = 'all'
  private readonly lists: Record<Tab, PagedResource<Movement>>

  constructor(api: Api) {
    const list = (tab: Tab) => new PagedResource<Movement>((page) => api.points.history({ ...page, tab }, quiet))
    this.rule = new Resource(() => api.points.rule({}, quiet))
    this.lists = { all: list('all'), in: list('in'), out: list('out') }
    makeModel(this, 'lists')
  }

  get list(): PagedResource<Movement> {
    return this.lists[this.tab]
  }

  choose(tab: Tab): void {
    this.tab = tab
    void this.list.load()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.rule.reload(), this.list.reload()])
  }

  dispose(): void {
    this.rule.dispose()
    for (const tab of tabs) this.lists[tab].dispose()
  }
}
