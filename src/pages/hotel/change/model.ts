import { runInAction } from 'mobx'
import type { Rate, RoomOffer } from '@contract/entities/hotel'
import type { StayChange, StayDetail } from '@contract/entities/stay-order'
import { StayCalendar } from '@/features/hotel/CalendarSheet/calendar'
import { priceChangeText } from '@/features/hotel/price-change'
import { StayPlan } from '@/features/hotel/stay-plan'
import { confirm, toast } from '@/platform/feedback'
import { back, replace } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { words } from './text'

const quiet = { quiet: true }

/** A rate that a stay can be changed to. */
export interface Choice {
  readonly room: RoomOffer
  readonly rate: Rate
}

/** Changes the dates or the room of a stay; what that costs is counted by the server (product text §2, hotel pages). */
export class ChangeStayModel {
  readonly stay: Resource<StayDetail>
  readonly plan = new StayPlan()
  calendar: StayCalendar | undefined = undefined
  choices: Choice[] = []
  /** The chosen rate; undefined for the one that the stay has. */
  rateId: string | undefined = undefined
  readonly quote: Resource<StayChange>
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.stay = new Resource(() => this.readStay())
    this.quote = new Resource(() => this.ask())
    makeModel(this, 'api', 'id', 'key', 'plan', 'quote')
  }

  /** Whether anything is different from the stay as it is. */
  get isChanged(): boolean {
    const stay = this.stay.value
    if (!stay) return false
    const { checkIn, checkOut } = this.plan
    return this.rateId !== undefined || checkIn !== stay.checkIn || checkOut !== stay.checkOut
  }

  choose(rateId: string): void {
    this.rateId = rateId === '' ? undefined : rateId
    this.requote()
  }

  /** Changes the stay once, and continues to the payment of the difference. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.busy || !this.isChanged) return
    this.busy = true
    try {
      const { payBefore } = await this.api.hotel.change(this.key.on({ quoteId: quote.quoteId }))
      if (payBefore) return await replace('pay', { orderId: this.id })
      toast(words().done)
      await back()
    } catch (error) {
      await this.refused(error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  dispose(): void {
    this.stay.dispose()
    this.quote.dispose()
  }

  private async readStay(): Promise<StayDetail> {
    const { api, id, plan } = this
    const stay = await api.hotel.orderDetail({ orderId: id }, quiet)
    const { checkIn, checkOut, rooms, adults } = stay
    plan.setDates(checkIn, checkOut)
    plan.setParty({ rooms, adults, childAges: [] })
    const own = stay.stayRooms.flatMap(({ nights }) => nights)
    const calendar = new StayCalendar(api, plan, { hotelId: stay.store.id }, () => void this.renew(), own)
    runInAction(() => (this.calendar = calendar))
    await this.readChoices(stay)
    return stay
  }

  /** The rates of the hotel for the dates that are paid as the stay is. */
  private async readChoices({ store, way }: StayDetail): Promise<void> {
    const { items } = await this.api.hotel.rooms({ hotelId: store.id, ...this.plan.ask }, quiet)
    const choices = items.flatMap((room) =>
      room.rates.filter((rate) => rate.way === way && !rate.special).map((rate) => ({ room, rate })),
    )
    runInAction(() => (this.choices = choices))
  }

  private async renew(): Promise<void> {
    this.requote()
    await this.readChoices(this.stay.ready).catch(tell)
  }

  private requote(): void {
    if (this.isChanged) void this.quote.reload()
  }

  private ask(): Promise<StayChange> {
    const { checkIn = '', checkOut = '' } = this.plan
    const rate = this.rateId ? { rateId: this.rateId } : {}
    return this.api.hotel.changeQuote({ orderId: this.id, checkIn, checkOut, ...rate }, quiet)
  }

  /** After a lost answer a retry keeps the key; any other failure asks for a new quote and says what changed. */
  private async refused(error: unknown): Promise<void> {
    if (error instanceof NetworkError) return tell(error)
    this.key.renew()
    const failure = failureOf(error)
    if (failure !== 'quoteChanged' && failure !== 'quoteExpired') tell(error)
    await this.quote.reload()
    if (failure !== 'quoteChanged') return
    const { changed, gotIt } = words()
    await confirm({ title: changed, text: priceChangeText(error), ok: gotIt })
  }
}
