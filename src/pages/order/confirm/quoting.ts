import { runInAction } from 'mobx'
import type { Quote } from '@contract/entities/order'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import type { CheckoutState, Choices } from './checkout'

/** The quote of what was chosen: asked for anew with each choice, and without one that is no longer possible. */
export class Quoting {
  /** Null when nothing of the store lies in the basket. */
  readonly quote = new Resource<Quote | null>(() => this.ask())
  /** A quote of other choices is on its way. */
  busy = false
  /** How long a delivery takes; undefined until one was quoted. */
  deliveryMinutes: number | undefined = undefined
  private turn = 0

  constructor(
    private readonly api: Api,
    private readonly checkout: CheckoutState,
    private readonly storeId: string,
  ) {
    makeModel(this, 'api', 'checkout', 'turn')
  }

  async change(choice: Partial<Choices>): Promise<void> {
    this.checkout.choose(choice)
    await this.renew()
  }

  /** After a failure what the last quote is about holds again, so that the screen never shows what it would not order. */
  async renew(): Promise<void> {
    const turn = ++this.turn
    runInAction(() => (this.busy = true))
    await this.quote.reload()
    if (turn !== this.turn) return
    runInAction(() => (this.busy = false))
    if (this.quote.value) this.checkout.follow(this.quote.value)
  }

  private async ask(): Promise<Quote | null> {
    const { fulfilment, addressId, deliverAt, couponIds } = this.checkout.choices
    try {
      const request = { storeId: this.storeId, fulfilment, addressId, deliverAt, couponIds }
      // The boxes, and later the button, say that it is on its way.
      const quote = await this.api.order.confirm(request, { quiet: true })
      if (fulfilment === 'delivery') runInAction(() => (this.deliveryMinutes = quote.minutes))
      return quote
    } catch (error) {
      if (failureOf(error) === 'cartEmpty') return null
      if (!this.giveUp(error)) throw error
      return this.ask()
    }
  }

  /** Lets go of a choice that is no longer possible; false when it was not that. */
  private giveUp(error: unknown): boolean {
    const failure = failureOf(error)
    const { deliverAt, addressId, couponIds, fulfilment } = this.checkout.choices
    if (failure === 'timeSlotUnavailable' && deliverAt) this.checkout.choose({ deliverAt: null })
    else if (failure === 'addressNotFound' && addressId) this.checkout.choose({ addressId: undefined })
    else if ((failure === 'couponUnavailable' || failure === 'couponNotFound') && couponIds)
      this.checkout.choose({ couponIds: undefined })
    else if (failure === 'selfPickupUnavailable' && fulfilment === 'pickup')
      this.checkout.choose({ fulfilment: 'delivery', deliverAt: null })
    else return false
    tell(error)
    return true
  }
}
