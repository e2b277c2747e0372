import { runInAction } from 'mobx'
import type { Picture } from '@contract/entities/common'
import type { OrderDetail } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { openOrder, viewOf } from '@/features/order/kinds'
import { PayModel } from '@/features/pay/paying'
import { ShareModel } from '@/features/share/share'
import { replace, urlOf } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { webAddress } from '@/services/web-address'
import { makeModel } from '@/state'
import { words } from './text'

/** Picture of the share card for orders without one. */
const blank: Picture = { path: '', colour: '#f5f5f5' }

/** Payment of the customer's order, or by somebody else (product text §2, pay and substitute pay). */
export class PayScreenModel {
  readonly paying: PayModel
  /** The order behind the sheet; optional for payment. */
  order: OrderDetail | undefined = undefined
  /** Membership savings; optional for payment. */
  membership: Answer<'payment.memberInfo'> | undefined = undefined
  /** Set once the customer asks somebody else to pay. */
  share: ShareModel | undefined = undefined
  private readonly reading: Promise<void>

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    this.paying = new PayModel(api, { orderId }, { paid: this.paid, left: this.left, ask: () => this.ask() })
    makeModel(this, 'api', 'orderId', 'paying', 'reading')
    this.reading = this.readOrder()
    void this.readMembership()
  }

  /** Learns at once when somebody else pays; returns the function that unsubscribes. */
  follow(): () => void {
    return live.subscribe('order', this.orderId, () => void this.paying.check())
  }

  private paid = () => replace('paySuccess', { orderId: this.orderId })

  /** Opens what is still to be paid, or the order list if the order could not be loaded. */
  private left = async () => {
    await this.reading
    const { order } = this
    if (!order) return replace('orders')
    const { together } = viewOf(order)
    if (together) together(replace)
    else openOrder(order, replace)
  }

  private async readOrder() {
    const order = await this.api.order.detail({ orderId: this.orderId }, { quiet: true }).catch(() => undefined)
    runInAction(() => (this.order = order))
  }

  private async readMembership() {
    const { api, orderId } = this
    const membership = await api.payment.memberInfo({ orderId }, { quiet: true }).catch(() => undefined)
    runInAction(() => (this.membership = membership))
  }

  private async ask() {
    await this.reading
    const { order, orderId } = this
    const shared = await this.api.payment.share({ orderId })
    const path = urlOf('payForFriend', { token: shared.shareToken })
    const title = words().shared(formatMoney(shared.amount))
    const picture = order?.store?.logo ?? order?.pictures[0] ?? blank
    const about = { title, text: shared.title, picture, path }
    const share = new ShareModel(
      () => about,
      () => Promise.resolve(webAddress(path)),
    )
    share.open()
    runInAction(() => (this.share = share))
  }
}
