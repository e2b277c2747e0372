import type { Goods } from '@contract/entities/goods'
import { BasketModel } from '@/features/cart/basket'
import { SkuModel } from '@/features/goods/sku'
import { readStorePage, type StorePage } from '@/features/store/store-page'
import type { Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

export type GoodsSort = 'menu' | 'sales' | 'cheap' | 'liked'
export type GoodsFilter = 'deals' | 'member' | 'available'

const orders: Record<GoodsSort, (a: Goods, b: Goods) => number> = {
  menu: () => 0,
  sales: (a, b) => b.sales - a.sales,
  cheap: (a, b) => a.price - b.price,
  liked: (a, b) => (b.likedPercent ?? 0) - (a.likedPercent ?? 0),
}

const passes: Record<GoodsFilter, (goods: Goods) => boolean> = {
  deals: ({ isActive }) => isActive,
  member: ({ memberPrice }) => memberPrice !== null,
  available: ({ soldOut }) => !soldOut,
}

/** A store's goods as a searchable, sortable list (product text §2, choose goods). */
export class ChooseModel {
  readonly page: Resource<StorePage>
  readonly sku: SkuModel
  readonly cart: BasketModel
  keyword = ''
  sort: GoodsSort = 'menu'
  filters: GoodsFilter[] = []

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly storeId: string,
  ) {
    this.page = new Resource(() => this.load())
    this.sku = new SkuModel(api, root.cart)
    const refused = () => this.page.reload()
    this.cart = new BasketModel(root.cart, { storeId: () => storeId, shop: () => this.page.ready.store, refused })
    makeModel(this, 'api', 'root', 'storeId')
  }

  /** All items without duplicates; items of "Popular" and "Deals" also belong to a regular category. */
  get all(): Goods[] {
    const goods = this.page.ready.categories.flatMap((category) => category.goods)
    return [...new Map(goods.map((item) => [item.id, item])).values()]
  }

  /** Matching items in the selected order. */
  get found(): Goods[] {
    const word = this.keyword.trim().toLowerCase()
    return this.all
      .filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(word))
      .filter((goods) => this.filters.every((filter) => passes[filter](goods)))
      .sort(orders[this.sort])
  }

  /** Identity of the search; a change resets the rendered list. */
  get search(): string {
    return [this.sort, ...this.filters, this.keyword].join(' ')
  }

  type(keyword: string): void {
    this.keyword = keyword
  }

  choose({ sort = this.sort, filters = this.filters }: { sort?: GoodsSort; filters?: GoodsFilter[] }): void {
    this.sort = sort
    this.filters = filters
  }

  showAll(): void {
    this.type('')
    this.filters = []
  }

  dispose(): void {
    this.page.dispose()
  }

  private async load(): Promise<StorePage> {
    const [page] = await Promise.all([readStorePage(this.api, this.storeId), this.root.cart.refresh()])
    return page
  }
}
