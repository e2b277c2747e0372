import type { MerchantGoods, GoodsTab } from '@contract/entities/merchant-shop'
import { yuanToFen } from '@contract/money'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

type Page = Answer<'merchant.goods'>
type Field = 'zh' | 'en' | 'price' | 'memberPrice' | 'stock'
type Change = Omit<Parameters<Api['merchant']['saveGoods']>[0], 'goodsId' | 'idempotencyKey' | 'storeId'>

const yuan = (amount: number | null): string => (amount === null ? '' : (amount / 100).toFixed(2))

/** The goods of a store (product text §2, goods management). */
export class GoodsModel {
  tab: GoodsTab = 'onSale'
  /** The chosen section of the menu; all of them without one. */
  section: string | undefined = undefined
  list: PagedResource<MerchantGoods, undefined, Page>
  about: Pick<Page, 'counts' | 'sections'> | undefined = undefined
  busy = ''
  editing: MerchantGoods | undefined = undefined
  typed: Record<Field, string> = { zh: '', en: '', price: '', memberPrice: '', stock: '' }
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'key')
  }

  choose(tab: GoodsTab): void {
    this.tab = tab
    this.begin()
  }

  chooseSection(id: string | undefined): void {
    this.section = id
    this.begin()
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  /** Puts an item on sale or takes it off. */
  async setOnSale(goods: MerchantGoods, onSale: boolean): Promise<void> {
    await this.save(goods, { onSale })
  }

  edit(goods: MerchantGoods): void {
    const { name, price, memberPrice, stock } = goods
    this.editing = goods
    this.typed = { zh: name.zh, en: name.en, price: yuan(price), memberPrice: yuan(memberPrice), stock: String(stock) }
  }

  endEdit(): void {
    this.editing = undefined
  }

  type(field: Field, text: string): void {
    this.typed = { ...this.typed, [field]: text }
  }

  /** What is typed as a change; undefined while it cannot be saved. */
  get change(): Change | undefined {
    const { zh, en, price, memberPrice, stock } = this.typed
    const amount = yuanToFen(price)
    const forMembers = memberPrice.trim() === '' ? null : yuanToFen(memberPrice)
    if (!this.editing || !amount || forMembers === undefined || forMembers === 0 || !/^\d{1,5}$/.test(stock)) return
    if (zh.trim() === '' || en.trim() === '') return
    const counted = Number(stock)
    return {
      name: { zh: zh.trim(), en: en.trim() },
      price: amount,
      memberPrice: forMembers,
      ...(counted === this.editing.stock ? {} : { stock: { from: this.editing.stock, to: counted } }),
    }
  }

  async saveEdit(): Promise<void> {
    const { editing, change } = this
    if (editing && change && (await this.save(editing, change))) this.endEdit()
  }

  dispose(): void {
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
    const { tab, section, storeId } = this
    return new PagedResource<MerchantGoods, undefined, Page>(async (page) => {
      const request = { ...page, storeId, tab, ...(section && { menuCategoryId: section }) }
      const answer = await this.api.merchant.goods(request, { quiet: true })
      this.tell(answer)
      return answer
    })
  }
}
