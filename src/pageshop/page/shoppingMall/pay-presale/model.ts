import type { MallDetail } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { readOrder } from '@/features/order/read'
import { confirm } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

interface Choice {
  readonly addressId?: string | undefined
  readonly couponIds?: string[] | undefined
}

/** The balance of an order of a presale, before it is paid (product text §2, pay presale). */
export class PayPresaleModel {
  readonly order: Resource<MallDetail>
  busy = false
  private readonly key = new OnceKey()
  private readonly changeKey = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.order = new Resource(() => readOrder(api, id, 'mall'))
    makeModel(this, 'api', 'id', 'key', 'changeKey')
  }

  /** Opens the payment of the balance and goes to the cashier; a refusal reloads the order. */
  async pay(): Promise<void> {
    if (this.busy) return
    const { id: orderId } = this
    const due = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.mall.presalePay(keyed({ orderId }))))
    if (due) await replace('pay', { orderId })
    else this.renew()
  }

  /** Whether the address and coupons can still be changed. */
  get canChange(): boolean {
    const step = this.order.value?.presale?.step
    return step === 'waiting' || step === 'balance'
  }

  async chooseAddress(): Promise<void> {
    if (this.busy) return
    const addressId = await pick('addressList', { select: '1', chosen: this.order.value?.address.id })
    if (addressId) await this.change({ addressId })
  }

  /** Opens the coupons with a quote of the order as it is. */
  async chooseCoupons(): Promise<void> {
    const now = this.busy ? undefined : await this.quote({})
    if (!now) return
    const choice = await pick('couponPicker', { quoteId: now.id, chosen: now.couponIds.join(',') })
    if (choice) await this.change(choice)
  }

  renew(): void {
    void this.order.reload(false)
  }

  /** Says what the balance becomes and changes the order once that is agreed to. */
  private async change(choice: Choice): Promise<void> {
    const before = this.order.value?.presale?.balance
    const quote = await this.quote(choice)
    if (!quote || before === undefined || before === null) return
    const { change, changeText, changeIt } = words()
    const text = changeText(formatMoney(before), formatMoney(quote.balance))
    if (quote.balance !== before && !(await confirm({ title: change, text, ok: changeIt }))) return
    const { id: quoteId } = quote
    await whileBusy(this, () => sendOnce(this.changeKey, (keyed) => this.api.mall.presaleChange(keyed({ quoteId }))))
    this.renew()
  }

  private quote(choice: Choice): Promise<Answer<'mall.presaleQuote'> | undefined> {
    return whileBusy(this, () => this.api.mall.presaleQuote({ orderId: this.id, ...choice }))
  }

  dispose(): void {
    this.order.dispose()
  }
}
