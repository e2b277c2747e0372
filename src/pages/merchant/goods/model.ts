import type { MerchantGoods, GoodsTab, StoreGoodsSort } from '@contract/entities/merchant-shop'
import { type Section, SectionModel } from '@/features/merchant/SectionSheet/model'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { ListSearch } from './search'

type Page = Answer<'merchant.goods'>
type Change = Omit<Parameters<Api['merchant']['saveGoods']>[0], 'goodsId' | 'idempotencyKey' | 'storeId'>

/** The goods of a store (product text §2, goods management). */
export class GoodsModel {
  tab: GoodsTab = 'onSale'
  /** The chosen section of the menu; all of them without one. */
  section: string | undefined = undefined
  sort: StoreGoodsSort = 'menu'
  /** Whether the orders are shown to choose from. */
  sorting = false
  list: PagedResource<MerchantGoods, undefined, Page>
  about: Pick<Page, 'counts' | 'sections'> | undefined = undefined
  busy = ''
  editing: MerchantGoods | undefined = undefined
  /** Whether the sections are listed. */
  listing = false
  /** The stock of the item as it is typed. */
  counted = ''
  readonly search = new ListSearch(() => this.begin())
  readonly sectionSheet: SectionModel
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.list = this.newList()
    this.sectionSheet = new SectionModel(api, storeId, () => void this.list.renew())
    makeModel(this, 'api', 'storeId', 'key', 'sectionSheet', 'search')
  }

  choose(tab: GoodsTab): void {
    this.tab = tab
    this.begin()
  }

  chooseSection(id: string | undefined): void {
    this.section = id
    this.begin()
  }

  startSorting(): void {
    this.sorting = true
  }

  endSorting(): void {
    this.sorting = false
  }

  sortBy(sort: StoreGoodsSort): void {
    this.sort = sort
    this.sorting = false
    this.begin()
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  /** Lists the sections, or ends that. */
  showSections(shown: boolean): void {
    this.listing = shown
  }

  /** Renames a section, or names a new one. */
  nameSection(section?: Section): void {
    this.listing = false
    this.sectionSheet.start(section)
  }

  /** Puts an item on sale or takes it off. */
  async setOnSale(goods: MerchantGoods, onSale: boolean): Promise<void> {
    await this.save(goods, { onSale })
  }

  /** Opens the stock count of an item. */
  edit(goods: MerchantGoods): void {
    this.editing = goods
    this.counted = String(goods.stock)
  }

  endEdit(): void {
    this.editing = undefined
  }

  count(text: string): void {
    this.counted = text
  }

  /** Counted stock as a change; undefined while it cannot be saved. */
  get change(): Change | undefined {
    const { editing, counted } = this
    if (!editing || !/^\d{1,5}$/.test(counted)) return undefined
    return { stock: { from: editing.stock, to: Number(counted) } }
  }

  async saveEdit(): Promise<void> {
    const { editing, change } = this
    if (editing && change && (await this.save(editing, change))) this.endEdit()
  }

  dispose(): void {
    this.search.dispose()
    this.list.dispose()
  }

  private async save({ id: goodsId }: MerchantGoods, change: Change): Promise<boolean> {
    if (this.busy) return false
    this.busy = goodsId
    const { storeId } = this
    const saved = await attempt(() =>
      sendOnce(this.key, (keyed) => this.api.merchant.saveGoods(keyed({ storeId, goodsId, ...change }))),
    )
    this.done()
    await this.list.renew()
    return saved !== undefined
  }

  private done(): void {
    this.busy = ''
  }

  private tell(about: Page): void {
    this.about = about
  }

  private begin(): void {
    this.list.dispose()
    this.list = this.newList()
  }

  private newList() {
    const { tab, section, sort, storeId } = this
    const { keyword } = this.search
    return new PagedResource<MerchantGoods, undefined, Page>(async (page) => {
      const chosen = { ...(section && { menuCategoryId: section }), ...(keyword && { keyword }) }
      const request = { ...page, storeId, tab, sort, ...chosen }
      const answer = await this.api.merchant.goods(request, { quiet: true })
      this.tell(answer)
      return answer
    })
  }
}
