import type { Basket, CartLine } from '@contract/entities/cart'
import type { Goods } from '@contract/entities/goods'
import type { StoreSummary } from '@contract/entities/store'
import { makeModel } from '@/state'
import type { CartState } from '@/state/cart'

type Shop = Pick<StoreSummary, 'status' | 'opensAt' | 'deliveryFee' | 'minimumOrder'>

interface About {
  readonly storeId: () => string
  /** The store, once loaded. */
  readonly shop: () => Shop
  /** Reloads the goods after the server has refused a change. */
  readonly refused: () => Promise<void>
}

/** One store's basket, for every screen that sells its goods (product text §5, carts). */
export class BasketModel {
  /** Whether the basket sheet is open. */
  sheetOpen = false

  constructor(
    private readonly cart: CartState,
    private readonly about: About,
  ) {
    makeModel(this, 'cart', 'about')
  }

  get storeId(): string {
    return this.about.storeId()
  }

  get shop(): Shop {
    return this.about.shop()
  }

  /** Whether the store accepts orders: open and not paused. */
  get takesOrders(): boolean {
    return this.shop.status === 'open'
  }

  get basket(): Basket | undefined {
    return this.cart.basketOf(this.storeId)
  }

  /** Quantities by item id. */
  get quantities(): ReadonlyMap<string, number> {
    return this.cart.quantities(this.storeId)
  }

  get count(): number {
    return [...this.quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  }

  open(): void {
    this.sheetOpen = true
  }

  close(): void {
    this.sheetOpen = false
  }

  /** Changes the quantity of an item without options. */
  change(goods: Goods, by: 1 | -1): void {
    void this.settled(this.cart.change({ storeId: this.storeId, goodsId: goods.id, optionIds: [] }, by))
  }

  /** Sets the quantity of a line; 0 removes it. */
  changeLine(line: CartLine, quantity: number): void {
    const { goodsId, optionIds } = line
    void this.settled(this.cart.want({ storeId: this.storeId, goodsId, optionIds }, quantity))
  }

  /** The displayed quantity of a line, pending changes included. */
  quantityOf(line: CartLine): number {
    return this.cart.quantity(line)
  }

  /** Empties the basket and closes its sheet. */
  async empty(): Promise<void> {
    if (await this.cart.empty(this.storeId)) this.close()
  }

  /** Reloads the goods after a refusal. */
  private async settled(change: Promise<boolean>): Promise<void> {
    if (!(await change)) await this.about.refused()
    if (this.count === 0) this.close()
  }
}
