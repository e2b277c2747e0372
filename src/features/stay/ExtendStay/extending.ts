import type { StayChange, StayDetail } from '@contract/entities/stay-order'
import type { Checkout } from '@/features/checkout/checkout'
import { Quotes } from '@/features/checkout/quotes'
import { addDays, nightsBetween } from '@/features/stay/dates/days'
import { toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { stayChangeCheckout } from '../change-checkout'
import { words } from './text'

/** Adding nights to a stay whose guests are in the house: what they cost is counted by the server, which takes them first. */
export class Extending {
  open = true
  /** Number of added nights. */
  more = 1
  readonly quotes: Quotes<StayChange>
  readonly checkout: Checkout<StayChange, Answer<'hotel.change'>>

  constructor(
    api: Api,
    readonly stay: StayDetail,
    private readonly extended: (stay: StayDetail) => void,
    /** Renews the stay, whose guests have left meanwhile. */
    private readonly renew: () => void,
  ) {
    const { id: orderId, checkIn } = stay
    this.quotes = new Quotes({
      request: () => api.hotel.changeQuote({ orderId, checkIn, checkOut: this.checkOut }, { quiet: true }),
      adopt: ({ checkOut }) => (this.more = nightsBetween(stay.checkOut, checkOut)),
    })
    this.checkout = stayChangeCheckout(
      api,
      this.quotes,
      (changed) => this.changed(changed),
      () => this.over(),
    )
    makeModel(this, 'stay', 'extended', 'renew', 'quotes', 'checkout')
    void this.quotes.quote.load()
  }

  /** The day of departure that is asked for. */
  get checkOut(): string {
    return addDays(this.stay.checkOut, this.more)
  }

  setMore(more: number): void {
    void this.quotes.change(() => (this.more = more))
  }

  close(): void {
    this.open = false
  }

  dispose(): void {
    this.quotes.dispose()
  }

  /** Ends the sheet of a stay that can no longer be extended. */
  private over() {
    this.close()
    this.renew()
  }

  /** Continues after the nights were added, or held until they are paid. */
  private changed({ stay, payBefore }: Answer<'hotel.change'>) {
    this.close()
    this.extended(stay)
    if (payBefore) navigate('pay', { orderId: stay.id })
    else toast(stay.change ? words().asked : words().done)
  }
}
