import { runInAction } from 'mobx'
import type { Goods } from '@contract/entities/goods'
import { MenuChoice } from '@/features/goods/SearchedMenu/menu-choice'
import { SkuModel } from '@/features/goods/sku'
import { GroupCartState } from '@/features/group-cart/model'
import { readStorePage, type StorePage } from '@/features/store/store-page'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** The menu of a store for a shared cart: what is chosen goes into the caller's own lines. */
export class GroupStoreModel {
  readonly page: Resource<StorePage>
  readonly group: GroupCartState
  readonly menu: MenuChoice
  readonly sku: SkuModel

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.group = new GroupCartState(api, id)
    this.page = new Resource(() => this.load())
    const { group } = this
    this.menu = new MenuChoice(
      () => this.page.ready.categories,
      () => group.quantities,
    )
    this.sku = new SkuModel(api, {
      change: (choice, by) => group.change(choice, by),
      quantities: () => group.quantities,
    })
    makeModel(this, 'api', 'id', 'group', 'page', 'menu')
  }

  get takesOrders(): boolean {
    return this.group.isOpen && this.page.ready.store.status === 'open'
  }

  change({ id: goodsId }: Goods, by: 1 | -1): void {
    void this.group.change({ goodsId, optionIds: [] }, by)
  }

  done(): void {
    void back()
  }

  dispose(): void {
    this.group.dispose()
    this.page.dispose()
  }

  private async load(): Promise<StorePage> {
    const cart = await this.api.groupCart.detail({ cartId: this.id }, { quiet: true })
    runInAction(() => this.group.cart.set(cart))
    return readStorePage(this.api, cart.store.id)
  }
}
