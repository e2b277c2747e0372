import type { Goods } from '@contract/entities/goods'
import { MenuChoice } from '@/features/goods/SearchedMenu/menu-choice'
import { SkuModel } from '@/features/goods/sku'
import { LaterPayment } from '@/features/pay/later-payment'
import { readStorePage, type StorePage } from '@/features/store/store-page'
import { readTakeaway } from '@/features/takeaway/read'
import { back } from '@/platform/navigation/navigation'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, Resource, type RootState, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { ChosenDishes } from './chosen'
import { AdditionQuoting } from './quoting'
import { words } from './text'

interface AddPage extends StorePage {
  /** Whether the order still takes dishes. */
  readonly isOpen: boolean
}

/** Dishes for a placed order: chosen from the menu of its store, priced, and paid. */
export class AddDishesModel {
  readonly page: Resource<AddPage>
  readonly chosen: ChosenDishes
  readonly quoting: AdditionQuoting
  readonly menu: MenuChoice
  readonly sku: SkuModel
  readonly payment: LaterPayment
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    root: RootState,
    readonly id: string,
  ) {
    this.page = new Resource(() => this.load())
    const chosen = (this.chosen = new ChosenDishes(root, id))
    this.quoting = new AdditionQuoting(api, id, chosen)
    const quantities = () => chosen.quantities
    this.menu = new MenuChoice(() => this.page.ready.categories, quantities)
    this.sku = new SkuModel(api, {
      change(choice, by) {
        chosen.change(choice, by)
        return Promise.resolve(true)
      },
      quantities,
    })
    this.payment = new LaterPayment((isPaid) => this.ended(isPaid))
    makeModel(this, 'api', 'id', 'page', 'chosen', 'quoting', 'menu', 'sku', 'payment', 'key')
  }

  get takesDishes(): boolean {
    const { isOpen, store } = this.page.ready
    return isOpen && store.status === 'open'
  }

  change({ id: goodsId }: Goods, by: 1 | -1): void {
    this.chosen.change({ goodsId, optionIds: [] }, by)
  }

  /** Reserves the dishes and opens their payment; after a refusal menu and price are read again. */
  async send(): Promise<void> {
    const { quote } = this.quoting
    if (!quote || this.busy) return
    const lines = this.chosen.lines.map(({ optionIds, ...line }) => ({ ...line, optionIds: [...optionIds] }))
    const request = { orderId: this.id, lines, total: quote.total }
    const answer = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.order.addDishes(keyed(request))))
    if (answer) return this.payment.open(answer.paymentId)
    await Promise.all([this.quoting.renew(), this.page.reload()])
  }

  leave(): void {
    void back()
  }

  dispose(): void {
    this.page.dispose()
    this.quoting.dispose()
    this.chosen.dispose()
  }

  private async ended(isPaid: boolean): Promise<void> {
    if (!isPaid) return
    this.chosen.end()
    toast(words().added)
    await back()
  }

  private async load(): Promise<AddPage> {
    const { store, addition } = await readTakeaway(this.api, this.id)
    return { ...(await readStorePage(this.api, store.id)), isOpen: addition !== null }
  }
}
