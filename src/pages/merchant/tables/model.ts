import type { Api, Answer } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { type KeyAdder, sendOnce } from '@/state/base/send-once'

export type Board = Answer<'merchant.tables'>
export type Booking = Board['bookings'][number]
type Step = NonNullable<Parameters<Api['merchant']['seat']>[0]['step']>
export type TablesTab = 'bookings' | 'queue' | 'setup'

const DAY = 86_400_000
/** Poll interval of the queue and the day's bookings, in addition to live events. */
const POLL_MS = 30_000

/** The tables, bookings and queue of a restaurant (product text §2, shopding; merchant's tabs). */
export class TablesModel {
  readonly board: Resource<Board>
  private chosen: TablesTab | undefined = undefined
  /** The day that is shown; undefined is today. */
  private date: string | undefined = undefined
  /** The id of the booking or number that is being changed, or the size that is called. */
  busy = ''
  /** The booking whose refusal is being explained. */
  refusing: { readonly booking: Booking; readonly step: 'refuse' | 'cannotHost' } | undefined = undefined
  reason = ''
  private today: string | undefined = undefined
  private readonly keys = new Map<string, OnceKey>()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.board = new Resource(async () => {
      const board = await api.merchant.tables({ storeId, ...(this.date ? { date: this.date } : {}) }, { quiet: true })
      if (!this.date) this.today = board.date
      return board
    })
    makeModel(this, 'api', 'storeId', 'board', 'keys')
  }

  get isToday(): boolean {
    return this.date === undefined || this.date === this.today
  }

  /** The chosen tab, else the bookings, or the set-up where nothing is set up yet. */
  get tab(): TablesTab {
    return this.chosen ?? (this.board.value?.isSetUp === false ? 'setup' : 'bookings')
  }

  /** The restaurant's current day. */
  get currentDay(): string {
    return this.today ?? this.board.value?.date ?? ''
  }

  show(tab: TablesTab): void {
    this.chosen = tab
  }

  /** Shows the bookings of a day `days` later. */
  move(days: number): void {
    const from = this.board.value?.date
    if (from) this.date = new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10)
    void this.board.reload()
  }

  toToday(): void {
    this.date = undefined
    void this.board.reload()
  }

  /** Follows the store's bookings and its queue while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    const renew = () => void this.board.reload(false)
    const stops = [live.subscribe('store', this.storeId, renew), live.subscribe('queue', this.storeId, renew)]
    const timer = setInterval(renew, POLL_MS)
    return () => {
      clearInterval(timer)
      stops.forEach((stop) => stop())
    }
  }

  /** Takes a step with a booking. */
  async step({ id: orderId }: Booking, step: Step, reason?: string): Promise<boolean> {
    const request = { orderId, step, ...(reason ? { reason } : {}) }
    return this.send(orderId, step, (keyed) => this.api.merchant.seat(keyed(request)))
  }

  startRefusal(booking: Booking, step: 'refuse' | 'cannotHost'): void {
    this.refusing = { booking, step }
    this.reason = ''
  }

  chooseReason(reason: string): void {
    this.reason = reason
  }

  endRefusal(): void {
    this.refusing = undefined
  }

  async refuse(): Promise<void> {
    const { refusing, reason } = this
    if (refusing && reason && (await this.step(refusing.booking, refusing.step, reason))) this.endRefusal()
  }

  /** Calls the next number of a size. */
  async call(size: string): Promise<void> {
    const { storeId } = this
    await this.send(size, 'call', (keyed) => this.api.merchant.callNumber(keyed({ storeId, step: 'call', size })))
  }

  /** Moves a called number on. */
  async moveNumber(numberId: string, step: 'sit' | 'pass'): Promise<void> {
    await this.send(numberId, step, (keyed) => this.api.merchant.callNumber(keyed({ numberId, step })))
  }

  dispose(): void {
    this.board.dispose()
  }

  /** Changes something under a separate key and reloads the board; answers whether it was changed. */
  private async send(of: string, what: string, call: (keyed: KeyAdder) => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = of
    const key = this.keys.get(`${of} ${what}`) ?? new OnceKey()
    this.keys.set(`${of} ${what}`, key)
    const changed = await attempt(() => sendOnce(key, call))
    this.done()
    await this.board.reload(false)
    return changed !== undefined
  }

  private done(): void {
    this.busy = ''
  }
}
