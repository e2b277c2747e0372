import { runInAction } from 'mobx'
import type { Footprint, KeptKind } from '@contract/entities/favorite'
import type { BusinessKind } from '@contract/order-kinds'
import { limits } from '@contract/limits'
import { seenBusinesses } from '@/features/saved/by-business'
import { Choosing } from '@/features/saved/choosing'
import { byDay, rowsOf } from '@/features/saved/rows'
import { confirm, toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, whileBusy } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'
import { words } from './text'
import { Week } from './week'

type List = PagedResource<Footprint, string | undefined, Answer<'footprints.list'>>

const quiet = { quiet: true }

/** The tabs in their order. */
const tabs = ['goods', 'store', 'hotel', 'product'] as const
export type SeenTab = (typeof tabs)[number]

/** The request of each tab. */
const listed: Readonly<Record<SeenTab, { kind: KeptKind; businesses?: BusinessKind[] }>> = {
  goods: { kind: 'goods' },
  store: { kind: 'store', businesses: seenBusinesses.store },
  hotel: { kind: 'store', businesses: seenBusinesses.hotel },
  product: { kind: 'product' },
}

const byTab = <T>(valueOf: (tab: SeenTab) => T): Readonly<Record<SeenTab, T>> => ({
  goods: valueOf('goods'),
  store: valueOf('store'),
  hotel: valueOf('hotel'),
  product: valueOf('product'),
})

/** Footprints of the customer, by day (product text §2, footprint). */
export class FootprintModel {
  tab: SeenTab = tabs[0]
  busy = false
  readonly choosing = new Choosing()
  readonly weeks = byTab(() => new Week())
  readonly lists: Readonly<Record<SeenTab, List>>
  /** Whether the customer has chosen a tab. */
  private isChosen = false

  constructor(private readonly api: Api) {
    this.lists = byTab(
      (tab): List =>
        new PagedResource(
          (page, until: string | undefined) =>
            api.footprints.list({ ...page, ...listed[tab], ...(until !== undefined && { until }) }, quiet),
          () => this.weeks[tab].until,
        ),
    )
    makeModel(this, 'api', 'lists', 'weeks', 'isChosen')
    void this.begin()
  }

  get list(): List {
    return this.lists[this.tab]
  }

  /** The days to choose from. */
  get week(): Week {
    return this.weeks[this.tab]
  }

  /** The days on which something was seen. */
  get seenOn(): readonly string[] {
    return this.list.about?.days ?? []
  }

  get days() {
    return rowsOf(this.list, byDay)
  }

  get ids(): string[] {
    return this.list.items.map(({ id }) => id)
  }

  choose(tab: SeenTab): void {
    this.isChosen = true
    this.choosing.end()
    this.tab = tab
    void this.list.load()
  }

  /** Lists what was seen until a day. */
  show(day: string): void {
    this.choosing.end()
    this.week.choose(day, this.seenOn[0] ?? '')
    void this.list.restart()
  }

  /** Starts or ends managing. */
  manage(): void {
    this.choosing.flip()
  }

  async refresh(): Promise<void> {
    await renewLoaded(this.lists)
  }

  /** Removes the chosen items, after confirmation when they are several. */
  async remove(): Promise<void> {
    const { list, tab } = this
    const { kind } = listed[tab]
    const { ask, remove: ok, cancel } = words()
    const chosen = list.items.filter(({ id }) => this.choosing.has(id))
    if (this.busy || chosen.length === 0) return
    if (chosen.length > 1 && !(await confirm({ title: ask(chosen.length), ok, cancel }))) return
    const seen = chosen.map(({ day, store, goods, product }) => {
      return { day, targetId: (store ?? goods ?? product)?.id ?? '' }
    })
    await this.forget(async () => {
      for (let start = 0; start < seen.length; start += limits.keptAtOnce)
        await this.api.footprints.clear({ kind, seen: seen.slice(start, start + limits.keptAtOnce) })
    })
  }

  /** Clears the tab after confirmation. */
  async clear(): Promise<void> {
    const { tab } = this
    const { askGoods, askStores, askHotels, askProducts, clear: ok, cancel } = words()
    const title = { goods: askGoods, store: askStores, hotel: askHotels, product: askProducts }[tab]
    if (this.busy || !(await confirm({ title, ok, cancel }))) return
    await this.forget(() => this.api.footprints.clear(listed[tab]))
  }

  dispose(): void {
    for (const list of Object.values(this.lists)) list.dispose()
  }

  private async forget(send: () => Promise<unknown>) {
    const { list } = this
    const done = await whileBusy(this, async () => {
      await send()
      return true
    })
    if (done) this.forgotten()
    await list.renew()
    if (list.status !== 'ready' || list.items.length > 0 || this.week.until === undefined) return
    this.week.reset()
    await list.restart()
  }

  private forgotten() {
    this.choosing.end()
    toast(words().removed)
  }

  /** Opens the first tab on which something was seen, unless one is chosen meanwhile. */
  private async begin() {
    for (const tab of tabs) {
      const list = this.lists[tab]
      await list.load()
      if (this.isChosen || list.status !== 'ready') return
      if (list.items.length > 0) return runInAction(() => (this.tab = tab))
    }
  }
}
