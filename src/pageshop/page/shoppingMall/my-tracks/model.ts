import { limits } from '@contract/limits'
import { Choosing } from '@/features/saved/choosing'
import { byDay, rowsOf } from '@/features/saved/rows'
import { confirm } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, whileBusy } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'
import { words } from './text'

/** Subject of the tracks. */
export type TracksOf = 'favorites' | 'footprints'

type Page = Answer<'mall.tracks'>
export type Track = Page['items'][number]
type List = PagedResource<Track, undefined, Page>

const quiet = { quiet: true }

/** The products that a customer kept or opened, by day (product text §2, my tracks). */
export class TracksModel {
  tab: TracksOf
  busy = false
  readonly choosing = new Choosing()
  readonly lists: Readonly<Record<TracksOf, List>>

  constructor(
    private readonly api: Api,
    of: string | undefined,
  ) {
    this.tab = of === 'footprints' ? 'footprints' : 'favorites'
    const list = (kind: TracksOf): List =>
      new PagedResource(
        (page) => api.mall.tracks({ ...page, of: kind }, quiet),
        () => undefined,
      )
    this.lists = { favorites: list('favorites'), footprints: list('footprints') }
    makeModel(this, 'api', 'lists')
  }

  get list(): List {
    return this.lists[this.tab]
  }

  get days() {
    return rowsOf(this.list, byDay)
  }

  get ids(): string[] {
    return this.list.items.map(({ id }) => id)
  }

  choose(tab: TracksOf): void {
    this.choosing.end()
    this.tab = tab
    void this.list.load()
  }

  manage(): void {
    this.choosing.flip()
  }

  /** Reloads what has been loaded: products were opened or kept meanwhile. */
  async refresh(): Promise<void> {
    await renewLoaded(this.lists)
  }

  /** Removes the chosen items, after confirmation when they are several. */
  async remove(): Promise<void> {
    const { tab, list } = this
    const chosen = list.items.filter(({ id }) => this.choosing.has(id))
    const { ask, remove: ok, cancel } = words()
    if (this.busy || chosen.length === 0) return
    if (chosen.length > 1 && !(await confirm({ title: ask(chosen.length), ok, cancel }))) return
    const done = await whileBusy(this, async () => {
      for (let start = 0; start < chosen.length; start += limits.keptAtOnce)
        await this.forget[tab](chosen.slice(start, start + limits.keptAtOnce))
      return true
    })
    if (done) this.choosing.end()
    await list.renew()
  }

  dispose(): void {
    for (const list of Object.values(this.lists)) list.dispose()
  }

  private readonly forget: Record<TracksOf, (tracks: readonly Track[]) => Promise<unknown>> = {
    favorites: (tracks) =>
      this.api.favorites.remove({ kind: 'product', targetIds: tracks.map(({ product }) => product.id) }),
    footprints: (tracks) => {
      const seen = tracks.map(({ product, day }) => ({ targetId: product.id, day }))
      return this.api.footprints.clear({ kind: 'product', seen })
    },
  }
}
