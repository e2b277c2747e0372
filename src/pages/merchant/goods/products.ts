import type { MerchantProduct, ProductTab } from '@contract/entities/merchant-product'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { ListSearch } from './search'

type Page = Answer<'merchant.products'>

/** The products of a shop of the mall (product text §2, goods management). */
export class ProductsModel {
  tab: ProductTab = 'onSale'
  list: PagedResource<MerchantProduct, undefined, Page>
  counts: Page['counts'] | undefined = undefined
  /** The id of the product that is being changed. */
  busy = ''
  readonly search = new ListSearch(() => this.begin())
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'key', 'search')
  }

  choose(tab: ProductTab): void {
    this.tab = tab
    this.begin()
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  /** Puts a product on sale or takes it off. */
  async setOnSale({ id: productId, version }: MerchantProduct, onSale: boolean): Promise<void> {
    if (this.busy) return
    this.busy = productId
    await attempt(() =>
      sendOnce(this.key, (keyed) => this.api.merchant.saveProduct(keyed({ productId, version, onSale }))),
    )
    this.done()
    await this.list.renew()
  }

  dispose(): void {
    this.search.dispose()
    this.list.dispose()
  }

  private done(): void {
    this.busy = ''
  }

  private tell({ counts }: Page): void {
    this.counts = counts
  }

  private begin(): void {
    this.list.dispose()
    this.list = this.newList()
  }

  private newList() {
    const { tab, storeId } = this
    const { keyword } = this.search
    return new PagedResource<MerchantProduct, undefined, Page>(async (page) => {
      const request = { ...page, storeId, tab, ...(keyword && { keyword }) }
      const answer = await this.api.merchant.products(request, { quiet: true })
      this.tell(answer)
      return answer
    })
  }
}
