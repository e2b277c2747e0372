import type { ProductFilter, ProductSort } from '@contract/calls/mall'
import type { ProductCard } from '@contract/entities/product'
import { yuanToFen } from '@contract/money'
import { inRowsOf, rowsOf, type Row } from '@/features/saved/rows'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

/** Products that are drawn and given up together: two rows of two columns. */
const bandSize = 4

/** Criteria of a product list. */
export interface ProductSearch {
  category?: string | undefined
  shopId?: string | undefined
  keyword?: string | undefined
}

interface Choice extends ProductSearch {
  sort: ProductSort
  filters: ProductFilter[]
  priceFrom?: number | undefined
  priceTo?: number | undefined
}

const same = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index])

/** Products of the mall, sorted and filtered, in bands of two columns (product text §2, product list). */
export class ProductList {
  readonly found: FilteredList<ProductCard, Choice>
  /** Whether the sheet of the price range is open, and its typed values. */
  choosing = false
  from = ''
  to = ''
  private known: Row<ProductCard>[] = []

  constructor(api: Api, search: ProductSearch = {}, start: Partial<Pick<Choice, 'sort' | 'filters'>> = {}) {
    this.found = new FilteredList<ProductCard, Choice>(
      (request, options) => api.mall.products(request, options),
      { ...search, sort: 'match', filters: [], ...start },
      { filters: [], priceFrom: undefined, priceTo: undefined },
    )
    makeModel(this, 'found', 'known')
  }

  /** The pages in bands; a band that has not changed stays the same object, so that its view is not rendered again. */
  get pages() {
    return rowsOf(this.found.pages, (items) => {
      this.known = inRowsOf(items, bandSize).map((row, index) => {
        const old = this.known[index]
        return old && same(old.items, row.items) ? old : row
      })
      return this.known
    })
  }

  /** Whether a price range is chosen. */
  get ranged(): boolean {
    const { priceFrom, priceTo } = this.found.choice
    return priceFrom !== undefined || priceTo !== undefined
  }

  /** Whether what is typed is no amount. */
  get wrong(): boolean {
    return [this.from, this.to].some((text) => text.trim() !== '' && yuanToFen(text) === undefined)
  }

  openSheet(): void {
    this.choosing = true
  }

  closeSheet(): void {
    this.choosing = false
  }

  typeFrom(text: string): void {
    this.from = text
  }

  typeTo(text: string): void {
    this.to = text
  }

  /** Keeps what costs between the typed amounts, in whichever order they are; an empty one is no bound. */
  range(): void {
    if (this.wrong) return
    const [one, other] = [yuanToFen(this.from), yuanToFen(this.to)]
    const turned = one !== undefined && other !== undefined && one > other
    if (turned) [this.from, this.to] = [this.to, this.from]
    this.closeSheet()
    this.found.choose({ priceFrom: turned ? other : one, priceTo: turned ? one : other })
  }

  clear(): void {
    this.from = ''
    this.to = ''
    this.closeSheet()
    this.found.clear()
  }

  dispose(): void {
    this.found.dispose()
  }
}
