import type { Footprint, KeptKind } from '@contract/entities/favorite'
import { limits } from '@contract/limits'
import { Choosing } from '@/features/kept/choosing'
import { byDay, rowsOf } from '@/features/kept/rows'
import { confirm, toast } from '@/platform/feedback'
import type { Api } from '@/services/api'
import { attempt, makeModel, PagedResource } from '@/state'
import { words } from './text'

const quiet = { quiet: true }

/** What the customer opened, by day (product text §2, footprint). */
export class FootprintModel {
  tab: KeptKind = 'goods'
  busy = false
  readonly choosing = new Choosing()
  readonly lists: Readonly<Record<KeptKind, PagedResource<Footprint>>>

  constructor(private readonly api: Api) {
    const list = (kind: KeptKind) =>
      new PagedResource<Footprint>((page) => api.footprints.list({ ...page, kind }, quiet))
    this.lists = { goods: list('goods'), store: list('store') }
    makeModel(this, 'api', 'lists')
  }

  get list(): PagedResource<Footprint> {
    return this.lists[this.tab]
  }

  get days() {
    return rowsOf(this.list, byDay)
  }

  get ids(): string[] {
    return this.list.items.map(({ id }) => id)
  }

  choose(tab: KeptKind): void {
    this.choosing.end()
    this.tab = tab
    void this.list.load()
  }

  /** Starts or ends managing. */
  manage(): void {
    if (this.choosing.on) this.choosing.end()
    else this.choosing.start()
  }

  async refresh(): Promise<void> {
    const loaded = Object.values(this.lists).filter(({ status }) => status !== 'idle')
    await Promise.all(loaded.map((list) => list.renew()))
  }

  /** Removes the chosen ones, after a question when they are several. */
  async remove(): Promise<void> {
    const { list, tab: kind } = this
    const { ask, remove: ok, cancel } = words()
    const chosen = list.items.filter(({ id }) => this.choosing.has(id))
    if (this.busy || chosen.length === 0) return
    if (chosen.length > 1 && !(await confirm({ title: ask(chosen.length), ok, cancel }))) return
    const seen = chosen.map(({ day, store, goods }) => ({ day, targetId: store?.id ?? goods?.id ?? '' }))
    await this.forget(async () => {
      for (let start = 0; start < seen.length; start += limits.keptAtOnce)
        await this.api.footprints.clear({ kind, seen: seen.slice(start, start + limits.keptAtOnce) })
    })
  }

  /** Removes all of the tab, after a question. */
  async clear(): Promise<void> {
    const { tab: kind } = this
    const { askGoods, askStores, clear: ok, cancel } = words()
    const title = { goods: askGoods, store: askStores }[kind]
    if (this.busy || !(await confirm({ title, ok, cancel }))) return
    await this.forget(() => this.api.footprints.clear({ kind }))
  }

  dispose(): void {
    for (const list of Object.values(this.lists)) list.dispose()
  }

  private async forget(send: () => Promise<unknown>) {
    const { list } = this
    this.setBusy(true)
    const done = await attempt(async () => {
      await send()
      return true
    })
    this.setBusy(false)
    if (done) this.forgotten()
    await list.renew()
  }

  private forgotten() {
    this.choosing.end()
    toast(words().removed)
  }

  private setBusy(busy: boolean) {
    this.busy = busy
  }
}
