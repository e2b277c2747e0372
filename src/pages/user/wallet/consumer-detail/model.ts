import { openOrder } from '@/features/order/kinds'
import { AmountsShown } from '@/features/wallet/amounts'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'
import { copyAndTell } from '@/state/base/copying'

export type Detail = Answer<'wallet.moneyDetails'>

/** One movement of the balance (product text §2, consumer detail). */
export class MoneyRecordModel {
  readonly record: Resource<Detail>
  readonly amounts: AmountsShown
  private opening = false

  constructor(
    private readonly api: Api,
    root: RootState,
    recordId: string,
  ) {
    this.amounts = root.keep(AmountsShown)
    this.record = new Resource(() => api.wallet.moneyDetails({ recordId }, { quiet: true }))
    makeModel(this, 'api', 'record', 'amounts', 'opening')
  }

  /** Opens the order's screen by its kind. */
  async openOrder(orderId: string): Promise<void> {
    if (this.opening) return
    this.opening = true
    const order = await attempt(() => this.api.order.detail({ orderId }))
    this.opening = false
    if (order) openOrder(order)
  }

  copy(text: string): void {
    void copyAndTell(text)
  }

  dispose(): void {
    this.record.dispose()
  }
}
