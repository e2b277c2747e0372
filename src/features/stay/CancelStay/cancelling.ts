import { runInAction } from 'mobx'
import type { StayDetail } from '@contract/entities/stay-order'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import { toggled } from '@/components/form/FilterChips'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { cancelWords, leaveWords } from './text'

type Quote = Answer<'hotel.cancelQuote'>

/**
 * Cancelling a stay, or rooms or nights of it, or leaving it early with its last nights: what comes back is counted by the server.
 */
export class Cancelling {
  open = true
  rooms: number[]
  nights: string[]
  /** Key of the chosen reason. */
  reason = ''
  busy = false
  /** Whether a deadline passed after the sum was shown. */
  changed = false
  readonly quote: Resource<Quote>
  readonly reasons: Resource<Answer<'order.cancelReasons'>>
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly stay: StayDetail,
    private readonly cancelled: (stay: StayDetail) => void,
    /** Whether the guests are in the house, and cancel all nights from a day on. */
    readonly isLeaving = false,
  ) {
    this.rooms = this.allRooms.map(({ room }) => room)
    this.nights = this.allNights
    const orderId = stay.id
    this.quote = new Resource(() => api.hotel.cancelQuote({ orderId, ...this.part }, { quiet: true }))
    this.reasons = new Resource(() => api.order.cancelReasons({ orderId }, { quiet: true }))
    makeModel(this, 'api', 'stay', 'cancelled', 'isLeaving', 'key', 'quote', 'reasons')
    void this.quote.load()
  }

  /** The rooms that have nights left. */
  get allRooms(): StayDetail['stayRooms'] {
    return this.stay.stayRooms.filter(({ nights }) => nights.length > 0)
  }

  get allNights(): string[] {
    if (this.isLeaving) return this.stay.departures
    return [...new Set(this.allRooms.flatMap(({ nights }) => nights))].sort()
  }

  get isChosen(): boolean {
    return this.rooms.length > 0 && this.nights.length > 0
  }

  get reasonText(): string {
    return this.reasons.value?.items.find(({ key }) => key === this.reason)?.text ?? ''
  }

  get canSend(): boolean {
    return this.isChosen && this.reasonText !== '' && this.quote.status === 'ready'
  }

  toggleRoom(room: number): void {
    this.rooms = toggled(this.rooms, room)
    this.ask()
  }

  toggleNight(night: string): void {
    this.nights = toggled(this.nights, night)
    this.ask()
  }

  /** The day on which the guests leave. */
  get departure(): string | undefined {
    return [...this.nights].sort()[0]
  }

  leaveOn(day: string): void {
    this.nights = this.allNights.filter((night) => night >= day)
    this.ask()
  }

  /** Texts of the dialog. */
  get says() {
    return (this.isLeaving ? leaveWords : cancelWords)()
  }

  choose(reason: string): void {
    this.reason = reason
  }

  close(): void {
    this.open = false
  }

  /** Cancels for the sum that is shown; after a deadline has passed the new sum is shown first. */
  async send(): Promise<void> {
    if (this.busy || !this.canSend) return
    this.busy = true
    try {
      const { back } = this.quote.ready
      const request = { orderId: this.stay.id, ...this.part, back, reason: this.reasonText }
      const stay = await sendOnce(this.key, (keyed) => this.api.hotel.cancel(keyed(request)))
      this.close()
      toast(this.says.done)
      this.cancelled(stay)
    } catch (error) {
      await this.refused(error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  dispose(): void {
    this.quote.dispose()
    this.reasons.dispose()
  }

  /** Cancelled part; empty for the whole stay. */
  private get part() {
    const { rooms, nights, allRooms, allNights, isLeaving } = this
    return {
      ...(rooms.length < allRooms.length ? { rooms: [...rooms].sort() } : {}),
      ...(isLeaving || nights.length < allNights.length ? { nights: [...nights].sort() } : {}),
    }
  }

  private ask() {
    this.changed = false
    if (this.isChosen) void this.quote.reload()
  }

  private async refused(error: unknown) {
    if (failureOf(error) !== 'refundChanged') return tell(error)
    await this.quote.reload()
    runInAction(() => (this.changed = true))
  }
}
