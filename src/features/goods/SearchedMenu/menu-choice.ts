import type { Goods, MenuCategory } from '@contract/entities/goods'
import { makeModel } from '@/state'
import type { Shelf } from '../MenuRail'

/** A menu of which one category is listed at a time, or the dishes that are searched for. */
export class MenuChoice {
  /** Index of the category that is listed. */
  active = 0
  typed = ''

  constructor(
    /** The menu, once it is loaded. */
    private readonly menu: () => readonly MenuCategory[],
    /** The chosen quantities by item id. */
    readonly quantities: () => ReadonlyMap<string, number>,
  ) {
    makeModel(this, 'menu', 'quantities')
  }

  /** All items without duplicates, in the order of the menu. */
  get goods(): Goods[] {
    const all = this.menu().flatMap((category) => category.goods)
    return [...new Map(all.map((item) => [item.id, item])).values()]
  }

  /** Categories that have items, with their chosen quantity. */
  get shelves(): Shelf[] {
    const quantities = this.quantities()
    return this.categories.map(({ id, name, goods }) => {
      return { id, name, count: goods.reduce((sum, item) => sum + (quantities.get(item.id) ?? 0), 0) }
    })
  }

  /** Items of the chosen category, or all whose name has what is typed. */
  get listed(): Goods[] {
    const wanted = this.typed.trim().toLowerCase()
    if (wanted) return this.goods.filter(({ name }) => name.toLowerCase().includes(wanted))
    return this.categories[this.active]?.goods ?? []
  }

  jump(index: number): void {
    this.active = index
  }

  type(text: string): void {
    this.typed = text
  }

  private get categories() {
    return this.menu().filter(({ goods }) => goods.length > 0)
  }
}
