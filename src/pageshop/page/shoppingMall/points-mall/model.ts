import type { PointsFilter } from '@contract/calls/mall'
import type { Deal } from '@contract/entities/deal'
import { inRowsOf, rowsOf } from '@/features/saved/rows'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, Resource, type RootState } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'

const quiet = { quiet: true }
export const filters = ['all', 'affordable', 'pointsOnly', 'pointsAndCash'] as const satisfies readonly PointsFilter[]

/** The caller's points, the flash sale and the winners; all but the goods may be missing. */
export interface PointsFront {
  /** Null for a visitor. */
  readonly balance: number | null
  readonly sale: Answer<'points.seckillList'>
  readonly winners: Answer<'points.winningList'>['items']
}

/** The points mall: what is sold for points, and the flash sale (product text §2, points mall). */
export class PointsMallModel {
  readonly front: Resource<PointsFront>
  filter: PointsFilter = 'all'
  private readonly lists: Record<PointsFilter, PagedResource<Deal>>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    const list = (filter: PointsFilter) =>
      new PagedResource<Deal>((page) => api.mall.pointsGoods({ ...page, filter }, quiet))
    this.lists = {
      ...{ all: list('all'), affordable: list('affordable') },
      ...{ pointsOnly: list('pointsOnly'), pointsAndCash: list('pointsAndCash') },
    }
    this.front = new Resource(() => this.read())
    makeModel(this, 'api', 'root', 'lists')
  }

  /** Visitors have no points to filter by. */
  get filters(): readonly PointsFilter[] {
    return this.root.session.signedIn ? filters : filters.filter((each) => each !== 'affordable')
  }

  private get list(): PagedResource<Deal> {
    return this.lists[this.filter]
  }

  /** The goods in rows of two columns. */
  get pages() {
    return rowsOf(this.list, (items) => inRowsOf(items, 2))
  }

  choose(filter: PointsFilter): void {
    this.filter = filter
    void this.list.load()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.front.reload(), renewLoaded(this.lists)])
  }

  /** Reloads the flash sale once its round is over. */
  async roundOver(): Promise<void> {
    await this.front.reload(false)
  }

  /** Reloads data that may have changed on another screen, without a message. */
  async returned(): Promise<void> {
    if (this.front.value) await Promise.all([this.front.reload(false), renewLoaded(this.lists)])
  }

  dispose(): void {
    this.front.dispose()
    for (const filter of filters) this.lists[filter].dispose()
  }

  private async read(): Promise<PointsFront> {
    const { api } = this
    const { signedIn } = this.root.session
    const [rule, sale, { items: winners }] = await Promise.all([
      signedIn ? api.points.rule({}, quiet) : null,
      api.points.seckillList({}, quiet),
      api.points.winningList({}, quiet),
    ])
    return { balance: rule && rule.balance, sale, winners }
  }
}
