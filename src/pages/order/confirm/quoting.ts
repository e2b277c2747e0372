import { runInAction } from 'mobx'
import type { Quote } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import type { CartState } from '@/state/cart'
import type { CheckoutState, Choices } from './checkout'

/** The quote for the current choices: reloaded on each change, dropping choices that became impossible. */
export class Quoting {
  /** Null when the basket is empty. */
  readonly quote = new Resource<Quote | null>(() => this.ask())
  /** Whether a quote for changed choices is loading. */
  busy = false
  /** Delivery duration; undefined until it was quoted. */
  deliveryMinutes: number | undefined = undefined
  private turn = 0

  constructor(
    private readonly api: Api,
    private readonly checkout: CheckoutState,
    private readonly storeId: string,
    private readonly cart: CartState,
  ) {
    makeModel(this, 'api', 'checkout', 'turn', 'cart')
  }

  async change(choice: Partial<Choices>): Promise<void> {
    this.checkout.choose(choice)
    await this.renew()
  }

  /**
   * Reloads the quote; on failure restores the choices of the last one, so that the screen matches what would be
   * ordered.
   */
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
    await this.cart.merged()
    try {
      const request = { storeId: this.storeId, fulfilment, addressId, deliverAt, couponIds }
      // The skeleton, and later the button, shows the loading state.
      const quote = await this.api.order.confirm(request, { quiet: true })
      if (!isOfKind(quote, 'takeaway')) throw new Error('The quote of a basket is one of takeaway')
      if (fulfilment === 'delivery') runInAction(() => (this.deliveryMinutes = quote.minutes))
      return quote
    } catch (error) {
      if (failureOf(error) === 'cartEmpty') return null
      if (!this.giveUp(error)) throw error
      return this.ask()
    }
  }

  /** Drops the choice that caused the failure; false when no choice did. */
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
