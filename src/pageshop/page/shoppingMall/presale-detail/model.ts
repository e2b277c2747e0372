import { runInAction } from 'mobx'
import type { Picture } from '@contract/entities/common'
import type { Presale, PresaleSku } from '@contract/entities/presale'
import { SkuPicker } from '@/features/mall/sku-picker'
import { stepsOf } from '@/features/mall/presale/steps'
import type { NumberStep } from '@/components/base/Timeline'
import { ReminderModel } from '@/features/message/reminders'
import { toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'
import { words } from './text'

/** Current action of a presale. */
export type PresaleAction = 'soon' | 'deposit' | 'whole' | 'payDeposit' | 'waiting' | 'balance' | 'soldOut' | 'over'

const stepDoing = { deposit: 'payDeposit', waiting: 'waiting', balance: 'balance' } as const

/** One presale: its terms, its steps and the button of its state (product text §2, presale detail). */
export class PresaleModel {
  readonly detail: Resource<Presale>
  readonly reminders: ReminderModel
  picker: SkuPicker | undefined = undefined
  /** The picture that the viewer shows; undefined while it is closed. */
  viewed: number | undefined = undefined

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.detail = new Resource(() => this.load())
    this.reminders = new ReminderModel(api, root, 'presale')
    makeModel(this, 'api', 'id')
  }

  get presale(): Presale {
    return this.detail.ready
  }

  /** The terms of the chosen SKU, else of the first. */
  get terms(): PresaleSku {
    const { presale, picker } = this
    const [first] = presale.terms
    const found = presale.terms.find(({ skuId }) => skuId === picker?.priced.id) ?? first
    if (!found) throw new Error(`The presale ${presale.id} has no SKU`)
    return found
  }

  get doing(): PresaleAction {
    const { mine, phase, soldOut, deposit } = this.presale
    if (mine) return stepDoing[mine.step]
    if (phase === 'soon') return 'soon'
    if (phase !== 'deposit') return 'over'
    if (soldOut || this.picker?.soldOut) return 'soldOut'
    return deposit === null ? 'whole' : 'deposit'
  }

  get steps(): NumberStep[] {
    const { presale, terms } = this
    const at = { payDeposit: 1, waiting: 2, balance: 2 } as const
    const { doing } = this
    const step = doing in at ? at[doing as keyof typeof at] : 1
    const balance = terms.deposit === null ? null : terms.paid - terms.deposit
    return stepsOf({ ...presale, deposit: terms.deposit, balance, price: terms.paid }, { step })
  }

  get pictures(): Picture[] {
    const { picture, pictures } = this.presale.product
    return [picture, ...pictures.filter(({ path }) => path !== picture.path)]
  }

  view(index: number): void {
    this.viewed = index
  }

  endView(): void {
    this.viewed = undefined
  }

  /** Reloads when a window opened or ended. */
  renew(): void {
    void this.detail.reload(false)
  }

  visit(): void {
    navigate('mallShop', { id: this.presale.product.shop.id })
  }

  /** Does what the button says. */
  act(): void {
    const { mine } = this.presale
    if (this.doing === 'soon') return void this.reminders.toggle(this.id)
    if (mine?.step === 'deposit') return navigate('pay', { orderId: mine.orderId })
    if (mine?.step === 'balance') return navigate('payPresale', { id: mine.orderId })
    this.buy()
  }

  /** Whether the customer is to be reminded of its beginning. */
  get isReminded(): boolean {
    return this.reminders.has(this.id)
  }

  dispose(): void {
    this.detail.dispose()
    this.reminders.dispose()
  }

  private buy() {
    const { picker } = this
    const sku = picker?.sku
    if (!picker) return
    if (!sku) {
      if (picker.isOpen && picker.missing !== undefined) toast(words().choose(picker.missing))
      return picker.open()
    }
    picker.close()
    navigate('mallConfirm', { sku: sku.id, quantity: String(picker.count), presale: this.id })
  }

  private async load(): Promise<Presale> {
    const presale = await this.api.mall.presaleDetail({ presaleId: this.id }, { quiet: true })
    runInAction(() => (this.picker ??= new SkuPicker(presale.product)))
    return presale
  }
}
