import { runInAction } from 'mobx'
import type { DeliveryAnswer, ErrandDetail } from '@contract/entities/errand'
import { callRider } from '@/features/order/call-rider'
import { LaterPayment } from '@/features/pay/later-payment'
import { readOrder } from '@/features/order/read'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

export type PurchaseAnswer = 'pay' | 'without' | 'stop'

/** An errand with a question of its rider, and the costs of the answers. */
export interface RiderQuestion {
  readonly errand: ErrandDetail
  /** The highest price of goods that may be bought at all. */
  readonly limit: number
  /** Fee of each answer for goods that nobody received. */
  readonly ways: Answer<'errand.deliveryTerms'>['items']
}

/** Answers to a rider's question: dearer goods, or nobody at the door. */
export class ErrandAnswerModel {
  readonly asked: Resource<RiderQuestion>
  readonly payment: LaterPayment
  chosen: PurchaseAnswer = 'pay'
  way: DeliveryAnswer | undefined = undefined
  busy = false
  private addressId: string | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    this.asked = new Resource(() => this.read())
    this.payment = new LaterPayment((isPaid) => (isPaid ? this.done() : this.asked.reload()))
    makeModel(this, 'api', 'orderId', 'asked', 'payment', 'key')
  }

  follow(): () => void {
    return live.subscribe('order', this.orderId, () => void this.asked.reload(false))
  }

  choose(answer: PurchaseAnswer): void {
    this.chosen = answer
  }

  /** Chooses a way for goods that nobody took; another address is asked for first. */
  async chooseWay(way: DeliveryAnswer): Promise<void> {
    if (way !== 'otherAddress') {
      this.way = way
      return
    }
    const addressId = await pick('addressList', { select: '1', ...(this.addressId && { chosen: this.addressId }) })
    if (addressId === undefined) return
    runInAction(() => {
      this.addressId = addressId
      this.way = way
    })
    await this.asked.reload()
    // The failure names a place outside the delivery area, and the choice is reset.
    if (this.feeOf('otherAddress') === undefined) runInAction(() => (this.way = undefined))
  }

  /** Fee of an answer; undefined while it is unknown. */
  feeOf(way: DeliveryAnswer): number | undefined {
    return this.asked.value?.ways.find(({ answer }) => answer === way)?.fee
  }

  /** Sends the answer to a purchase; the difference is paid first. */
  async answerPurchase(): Promise<void> {
    const request = { orderId: this.orderId, answer: this.chosen }
    const opened = await this.send((keyed) => this.api.errand.answerPurchase(keyed(request)))
    await this.after(opened)
  }

  /** Sends what becomes of the goods at the fee that is shown; a way that costs something is paid first. */
  async answerDelivery(): Promise<void> {
    const { way: answer, orderId, addressId } = this
    if (!answer) return
    const other = answer === 'otherAddress' && addressId ? { addressId } : {}
    const request = { orderId, answer, ...other, fee: this.feeOf(answer) ?? 0 }
    const opened = await this.send((keyed) => this.api.errand.answerDelivery(keyed(request)))
    await this.after(opened)
  }

  async call(): Promise<void> {
    await callRider(this.api, this.orderId)
  }

  dispose(): void {
    this.asked.dispose()
  }

  private async send<T>(call: (keyed: Parameters<Parameters<typeof sendOnce<T>>[1]>[0]) => Promise<T>) {
    return this.busy ? undefined : whileBusy(this, () => sendOnce(this.key, call))
  }

  private async after(opened: { paymentId: string | null } | undefined) {
    if (!opened) return this.asked.reload()
    if (opened.paymentId) this.payment.open(opened.paymentId)
    else await this.done()
  }

  private async done() {
    toast(words().done)
    await back()
  }

  private async read(): Promise<RiderQuestion> {
    const { api, orderId, addressId } = this
    const errand = await readOrder(api, orderId, 'errand')
    const limit = errand.question ? (await api.errand.goodsInfo({}, { quiet: true, kept: true })).limits.estimate : 0
    const terms = { orderId, ...(addressId && { addressId }) }
    const ways = errand.undelivered ? (await api.errand.deliveryTerms(terms, { quiet: true })).items : []
    return { errand, limit, ways }
  }
}
