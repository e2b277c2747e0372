import type { ProductFilter, ProductSort } from '@contract/calls/mall'
import type { PresaleCard } from '@contract/entities/presale'
import { ProductList } from '@/features/mall/product-list'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Home = Answer<'mall.home'>

export const homeTabs = ['forYou', 'member', 'newest', 'deals'] as const
export type HomeTab = (typeof homeTabs)[number]

const choices: Record<HomeTab, { sort: ProductSort; filters: ProductFilter[] }> = {
  forYou: { sort: 'match', filters: [] },
  member: { sort: 'match', filters: ['member'] },
  newest: { sort: 'newest', filters: [] },
  deals: { sort: 'match', filters: ['activity'] },
}

/** The front of the mall: categories, banners and products (product text §2, shopping mall pages). */
export class MallModel {
  readonly home: Resource<Home>
  readonly presales: Resource<PresaleCard[]>
  readonly list: ProductList

  constructor(api: Api) {
    this.home = new Resource(() => api.mall.home({}, { quiet: true }))
    this.presales = new Resource(async () => (await api.mall.presaleList({}, { quiet: true })).items)
    this.list = new ProductList(api)
    makeModel(this)
  }

  /** The tab of the list. */
  get tab(): HomeTab {
    const { sort, filters } = this.list.found.choice
    const listed = (tab: HomeTab) => choices[tab].sort === sort && choices[tab].filters.join() === filters.join()
    return homeTabs.find(listed) ?? 'forYou'
  }

  choose(tab: HomeTab): void {
    this.list.found.choose(choices[tab])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.home.reload(), this.presales.reload(), this.list.found.pages.reload()])
  }

  dispose(): void {
    this.home.dispose()
    this.presales.dispose()
    this.list.dispose()
  }
}
