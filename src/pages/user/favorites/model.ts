import type { Favorite, FavoriteCounts, FavoriteFilter, KeptKind } from '@contract/entities/favorite'
import { limits } from '@contract/limits'
import type { BusinessKind } from '@contract/order-kinds'
import { Choosing } from '@/features/saved/choosing'
import { inRowsOf, rowsOf } from '@/features/saved/rows'
import { confirm, toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, type RootState, whileBusy } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'
import { words } from './text'

type Page = Answer<'favorites.list'>
type List = PagedResource<Favorite, Narrowing, Page>

/** Part of a list that is shown: stores of a business, others by a filter. */
interface Narrowing {
  filter?: FavoriteFilter
  businesses?: BusinessKind[]
}

const quiet = { quiet: true }
const columns = 2

const byFilter: Record<KeptKind, (counts: FavoriteCounts) => Readonly<Record<FavoriteFilter, number>> | undefined> = {
  store: () => undefined,
  goods: ({ goods: all, cheaper, inStock, gone }) => ({ all, cheaper, inStock, gone }),
  product: ({ product: all, products }) => ({ all, ...products }),
}

/** Favourite stores, goods and products (product text §2, my favorites). */
export class FavoritesModel {
  tab: KeptKind = 'store'
  /** Which goods are listed. */
  filter: FavoriteFilter = 'all'
  /** The business of the listed stores; undefined for all. */
  business: BusinessKind | undefined = undefined
  /** Unknown until a list has come. */
  counts: FavoriteCounts | undefined = undefined
  busy = false
  /** Undo tokens of the last removal, one per call. */
  private undos: readonly string[] = []
  readonly choosing = new Choosing()
  readonly lists: Readonly<Record<KeptKind, List>>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    const list = (kind: KeptKind, narrowing: () => Narrowing): List =>
      new PagedResource(async (page, chosen: Narrowing) => {
        const answer = await api.favorites.list({ ...page, kind, ...chosen }, quiet)
        this.count(answer.counts)
        return answer
      }, narrowing)
    const filtered = () => ({ filter: this.filter })
    this.lists = {
      store: list('store', () => (this.business ? { businesses: [this.business] } : {})),
      goods: list('goods', filtered),
      product: list('product', filtered),
    }
    makeModel(this, 'api', 'root', 'lists')
  }

  get list(): List {
    return this.lists[this.tab]
  }

  /** The goods or products in rows of two. */
  get rows() {
    return rowsOf(this.list, (items) => inRowsOf(items, columns))
  }

  /** Number of goods or products by filter; undefined for stores, and until a list has loaded. */
  get byFilter(): Readonly<Record<FavoriteFilter, number>> | undefined {
    return this.counts && byFilter[this.tab](this.counts)
  }

  /** Whether a part of the tab alone is listed. */
  get isNarrowed(): boolean {
    return this.filter !== 'all' || this.business !== undefined
  }

  get ids(): string[] {
    return this.list.items.map(({ id }) => id)
  }

  choose(tab: KeptKind): void {
    this.settle()
    const { list: before, isNarrowed } = this
    this.tab = tab
    this.filter = 'all'
    this.business = undefined
    if (isNarrowed) void before.restart()
    void this.list.load()
  }

  chooseBusiness(business: BusinessKind | undefined): void {
    this.settle()
    this.business = business
    void this.list.restart()
  }

  chooseFilter(filter: FavoriteFilter): void {
    this.settle()
    this.filter = filter
    void this.list.restart()
  }

  /** Starts or ends managing. */
  manage(): void {
    this.undos = []
    this.choosing.flip()
  }

  /** Reloads what has been loaded: a favourite may have ended on its own screen. */
  async refresh(): Promise<void> {
    await renewLoaded(this.lists)
  }

  /** Removes the chosen items, after confirmation when they are several. */
  async remove(): Promise<void> {
    const { tab, list } = this
    const ids = [...this.choosing.chosen]
    const { ask, remove: ok, cancel } = words()
    if (this.busy || ids.length === 0) return
    if (ids.length > 1 && !(await confirm({ title: ask(ids.length), ok, cancel }))) return
    const undos = await whileBusy(this, () => this.send(tab, ids))
    if (!undos) return void (await list.renew())
    this.settle(undos)
    list.change((items) => items.filter(({ id }) => !ids.includes(id)))
    if (list.items.length === 0) await list.reload()
  }

  get canUndo(): boolean {
    return this.undos.length > 0
  }

  /** The chosen products that need no choice, each with its SKU. */
  private get addable(): { id: string; skuId: string }[] {
    const chosen = this.list.items.filter(({ id }) => this.choosing.has(id))
    return chosen.flatMap(({ id, product }) => (product?.onlySku ? [{ id, skuId: product.onlySku }] : []))
  }

  /** Adds the chosen products to the cart, except those with options to choose. Added ones are deselected. */
  async addToCart(): Promise<void> {
    const { addable, choosing } = this
    const left = choosing.chosen.length - addable.length
    const { added, needChoice } = words()
    if (addable.length === 0) return toast(needChoice)
    const done = await whileBusy(this, async () => {
      for (const { id, skuId } of addable) {
        this.root.cart.recount(await this.api.cart.add({ skuId, quantity: 1 }))
        choosing.toggle(id)
      }
      return true
    })
    if (!done) return
    this.settle()
    toast(added(addable.length, left))
  }

  /** Brings the last removed ones back. */
  async undo(): Promise<void> {
    const { list, undos } = this
    if (this.busy) return
    const done = await whileBusy(this, async () => {
      for (const undo of undos) this.restored(undo, await this.api.favorites.restore({ undo }))
      return true
    })
    if (!done) return
    this.settle()
    await list.reload()
  }

  dispose(): void {
    for (const list of Object.values(this.lists)) list.dispose()
  }

  /** Removes any number of favourites, as many at once as one call takes; answers what brings them back. */
  private async send(kind: KeptKind, ids: readonly string[]): Promise<string[]> {
    const undos: string[] = []
    for (let start = 0; start < ids.length; start += limits.keptAtOnce) {
      const targetIds = ids.slice(start, start + limits.keptAtOnce)
      const { undo, ...counts } = await this.api.favorites.remove({ kind, targetIds })
      this.count(counts)
      undos.push(undo)
    }
    return undos
  }

  /** Ends managing, and keeps what can be undone now. */
  private settle(undos: readonly string[] = []) {
    this.choosing.end()
    this.undos = undos
  }

  private restored(undo: string, counts: FavoriteCounts) {
    this.undos = this.undos.filter((other) => other !== undo)
    this.count(counts)
  }

  private count(counts: FavoriteCounts) {
    this.counts = counts
  }
}
