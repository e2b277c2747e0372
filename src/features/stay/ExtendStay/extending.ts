import { runInAction } from 'mobx'
import type { StayChange, StayDetail } from '@contract/entities/stay-order'
import { addDays } from '@/features/hotel/days'
import { priceChangeText } from '@/features/hotel/price-change'
import { toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Adding nights to a stay whose guests are in the house: what they cost is counted by the server, which takes them first. */
export class Extending {
  open = true
  /** How many nights more. */
  more = 1
  busy = false
  /** Price changes since the total was shown; empty without one. */
  changed = ''
  readonly quote: Resource<StayChange>
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly stay: StayDetail,
    private readonly extended: (stay: StayDetail) => void,
  ) {
    const { id: orderId, checkIn } = stay
    this.quote = new Resource(() =>
      api.hotel.changeQuote({ orderId, checkIn, checkOut: this.checkOut }, { quiet: true }),
    )
    makeModel(this, 'api', 'stay', 'extended', 'key', 'quote')
    void this.quote.load()
  }

  /** The day of departure that is asked for. */
  get checkOut(): string {
    return addDays(this.stay.checkOut, this.more)
  }

  setMore(more: number): void {
    this.more = more
    this.changed = ''
    void this.quote.reload()
  }

  close(): void {
    this.open = false
  }

  /** Adds the nights, or holds them and continues to their payment; a total that changed meanwhile is shown first. */
  async send(): Promise<void> {
    const quote = this.quote.value
    if (this.busy || !quote || this.quote.status !== 'ready') return
    this.busy = true
    try {
      const { quoteId } = quote
      const { stay, payBefore } = await sendOnce(this.key, (keyed) => this.api.hotel.change(keyed({ quoteId })))
      this.close()
      this.extended(stay)
      if (payBefore) navigate('pay', { orderId: stay.id })
      else toast(words().done)
    } catch (error) {
      await this.refused(error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  dispose(): void {
    this.quote.dispose()
  }

  private async refused(error: unknown) {
    const failure = failureOf(error)
    if (failure !== 'quoteChanged' && failure !== 'quoteExpired') tell(error)
    await this.quote.reload()
    if (failure === 'quoteChanged') runInAction(() => (this.changed = priceChangeText(error)))
  }
}
