import type { TakeawayDetail } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { formatMoney, yuanToFen } from '@contract/money'
import { ruleMessages } from '@contract/rules/messages'
import { localized } from '@/i18n'
import type { Api } from '@/services/api'
import { makeModel, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { tipWords } from './tip-text'

type Order = Pick<TakeawayDetail, 'id' | 'riderTip'>

/** A tip for the rider: one of the offered amounts or another one, and its payment. */
export class TipModel {
  isOpen = false
  busy = false
  /** One of the offered amounts; another one clears it. */
  chosen: number | undefined = undefined
  own = ''
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly opened: (paymentId: string) => void,
  ) {
    makeModel(this, 'api', 'opened', 'key')
  }

  open(): void {
    this.isOpen = true
    this.chosen = undefined
    this.own = ''
  }

  close(): void {
    this.isOpen = false
  }

  choose(amount: number): void {
    this.chosen = amount
    this.own = ''
  }

  type(text: string): void {
    this.own = text
    this.chosen = undefined
  }

  /** The offered amounts that the order has room for. */
  choices({ riderTip }: Order): number[] {
    return limits.riderTips.filter((amount) => amount <= (riderTip?.mostMore ?? 0))
  }

  /** The error of another amount than those offered; empty where it is right, and without one. */
  errorOf(order: Order): string {
    if (!this.own) return ''
    const amount = yuanToFen(this.own)
    if (amount === undefined) return localized(ruleMessages.moneyInvalid)
    const [least, most] = [limits.riderTipLeast, order.riderTip?.mostMore ?? 0]
    const text = (bound: number) => formatMoney(bound, { trim: true })
    return amount < least || amount > most ? tipWords().between(text(least), text(most)) : ''
  }

  /** The amount to pay; undefined while there is none that is right. */
  amountOf(order: Order): number | undefined {
    if (!this.own) return this.chosen
    return this.errorOf(order) ? undefined : yuanToFen(this.own)
  }

  async send(order: Order): Promise<void> {
    const amount = this.amountOf(order)
    if (amount === undefined || this.busy) return
    const { id: orderId } = order
    const answer = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.order.tipRider(keyed({ orderId, amount }))),
    )
    if (!answer) return
    this.close()
    this.opened(answer.paymentId)
  }
}
