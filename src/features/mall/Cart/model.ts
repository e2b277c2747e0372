import type { MallCart, MallCartLine } from '@contract/entities/mall-cart'
import { SkuPicker } from '@/features/mall/sku-picker'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState, whileBusy } from '@/state'
import { words } from './text'

const quiet = { quiet: true }

/** The cart of the mall over all its shops; ticks and totals are the server's (product text §2, mall cart). */
export class MallCartModel {
  readonly cart: Resource<MallCart>
  managing = false
  busy = false
  /** The choice of another SKU for a line. */
  picker: SkuPicker | undefined = undefined
  private changing: MallCartLine | undefined = undefined

  /** @param shopId the shop that is shown alone */
  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    readonly shopId?: string,
  ) {
    this.cart = new Resource(async () => this.took(await api.cart.info({ business: 'mall' }, quiet)))
    makeModel(this, 'api', 'root', 'shopId', 'changing')
  }

  /** Number of available items. */
  get count(): number {
    return sum(this.lines, ({ quantity }) => quantity)
  }

  /** Totals of the ticked lines before coupons and shipping. */
  get sums() {
    const { shops } = this.cart.ready
    const discount = sum(shops, (shop) => shop.discount)
    const total = sum(shops, ({ goodsTotal }) => goodsTotal) - discount
    return { discount, total, tickedCount: sum(this.ticked, ({ quantity }) => quantity) }
  }

  /** The lines that can be bought. */
  get lines(): MallCartLine[] {
    return this.cart.value?.shops.flatMap(({ lines }) => lines) ?? []
  }

  get ticked(): MallCartLine[] {
    return this.lines.filter(({ ticked }) => ticked)
  }

  get allTicked(): boolean {
    return this.lines.length > 0 && this.ticked.length === this.lines.length
  }

  manage(): void {
    this.managing = !this.managing
  }

  tick(lines: readonly MallCartLine[], ticked: boolean): Promise<void> {
    return this.change(() => this.api.cart.edit({ cartLineIds: idsOf(lines), ticked }, quiet))
  }

  setQuantity({ id }: MallCartLine, quantity: number): Promise<void> {
    return this.change(() => this.api.cart.edit({ cartLineIds: [id], quantity }, quiet))
  }

  /** Opens the choice of another SKU of a line's product. */
  async reconsider(line: MallCartLine): Promise<void> {
    await whileBusy(this, async () => {
      const product = await this.api.mall.product({ productId: line.productId })
      this.choose(line, new SkuPicker(product, line.skuId))
    })
  }

  /** Makes the line the chosen SKU; it joins a line that is there already, as many as can be bought. */
  async take(): Promise<void> {
    const { changing, picker } = this
    const sku = picker?.sku
    if (!changing || !picker || !sku || sku.soldOut) return
    picker.close()
    if (sku.id === changing.skuId) return
    const other = this.lines.find(({ skuId }) => skuId === sku.id)
    await this.change(() => this.api.cart.edit({ cartLineIds: [changing.id], skuId: sku.id }, quiet))
    const joined = this.lines.find(({ skuId }) => skuId === sku.id)
    if (other && joined && joined.quantity < other.quantity + changing.quantity) toast(words().cut(joined.quantity))
  }

  /** Removes lines after confirmation. */
  async remove(lines: readonly MallCartLine[]): Promise<void> {
    const { ask, remove: ok, cancel } = words()
    if (lines.length === 0 || !(await confirm({ title: ask(lines.length), ok, cancel }))) return
    await this.change(() => this.api.cart.delete({ cartLineIds: idsOf(lines) }))
  }

  /** Moves lines to the favourites. */
  async save(lines: readonly MallCartLine[]): Promise<void> {
    if (lines.length === 0) return
    await this.change(() => this.api.cart.moveToFavorites({ cartLineIds: idsOf(lines) }), words().saved(lines.length))
  }

  /** Opens the category of a line's product. */
  similar({ category }: MallCartLine): void {
    navigate('categoryProducts', { category })
  }

  /** Opens the coupons of a shop. */
  openCoupons(shopId: string): void {
    navigate('voucherCollection', { shopId })
  }

  checkOut(): void {
    navigate('mallConfirm', this.shopId ? { shopId: this.shopId } : {})
  }

  /** Opens where the cart is filled: the shop, or the mall. */
  browse(): void {
    if (this.shopId) navigate('mallShop', { id: this.shopId })
    else navigate('mall')
  }

  dispose(): void {
    this.cart.dispose()
  }

  /** The cart of an answer, or the part of it that is shown; the badge counts all. */
  private took(answer: Answer<'cart.info'>): MallCart {
    this.root.cart.recount(answer)
    const { shops, gone, ...rest } = mallOf(answer)
    const { shopId } = this
    if (!shopId) return { shops, gone, ...rest }
    return {
      ...rest,
      shops: shops.filter(({ shop }) => shop.id === shopId),
      gone: gone.filter((line) => line.shopId === shopId),
    }
  }

  private choose(line: MallCartLine, picker: SkuPicker) {
    this.changing = line
    this.picker = picker
    picker.open()
  }

  /** Sends a change and replaces the cart by the answer; a refusal reloads the cart. */
  private async change(send: () => Promise<Answer<'cart.info'>>, done = ''): Promise<void> {
    if (this.busy) return
    const answer = await whileBusy(this, send)
    if (!answer) return this.cart.reload(false)
    this.cart.set(this.took(answer))
    if (done) toast(done)
  }
}

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((all, item) => all + amount(item), 0)

const idsOf = (lines: readonly MallCartLine[]): string[] => lines.map(({ id }) => id)

/** @throws Error for an answer without the mall's cart */
function mallOf({ mall }: Answer<'cart.info'>): MallCart {
  if (!mall) throw new Error('The answer lacks the cart of the mall')
  return mall
}
