import { runInAction } from 'mobx'
import type { Rate, RoomOffer } from '@contract/entities/hotel'
import type { StayChange, StayDetail } from '@contract/entities/stay-order'
import { StayCalendar } from '@/features/stay/dates/CalendarSheet/calendar'
import type { Checkout } from '@/features/checkout/checkout'
import { Quotes } from '@/features/checkout/quotes'
import { StayPlan } from '@/features/stay/dates/stay-plan'
import { stayChangeCheckout } from '@/features/stay/change-checkout'
import { toast } from '@/platform/view/feedback'
import { back, replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { isPassing } from '@/services/passing'
import { makeModel, Resource, type RootState, tell } from '@/state'
import { Draft } from '@/state/base/draft'
import { words } from './text'

const quiet = { quiet: true }

/** A rate that a stay can be changed to. */
export interface Choice {
  readonly room: RoomOffer
  readonly rate: Rate
}

/** The chosen dates and rate, kept over a reload. */
type Chosen = Pick<StayPlan, 'checkIn' | 'checkOut'> & Pick<ChangeStayModel, 'rateId'>

/** Changes the dates or the room of a stay; what that costs is counted by the server (product text §2, hotel pages). */
export class ChangeStayModel {
  readonly stay: Resource<StayDetail>
  readonly plan = new StayPlan()
  calendar: StayCalendar | undefined = undefined
  choices: Choice[] = []
  /** The chosen rate; undefined for the one that the stay has. */
  rateId: string | undefined = undefined
  readonly quotes: Quotes<StayChange>
  readonly checkout: Checkout<StayChange, Answer<'hotel.change'>>
  private readonly draft: Draft<Chosen>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly id: string,
  ) {
    this.stay = new Resource(() => this.readStay())
    this.quotes = new Quotes({ request: () => this.request() })
    this.checkout = stayChangeCheckout(
      api,
      this.quotes,
      ({ stay, payBefore }) => {
        this.draft.end()
        if (payBefore) return replace('pay', { orderId: id })
        toast(stay.change ? words().asked : words().done)
        return back()
      },
      () => void this.stay.reload(false),
    )
    makeModel(this, 'api', 'id', 'quotes', 'checkout', 'plan', 'draft')
    this.draft = new Draft<Chosen>(`change of stay ${id}`, root.session, {
      read: () => ({ checkIn: this.plan.checkIn, checkOut: this.plan.checkOut, rateId: this.rateId }),
      restore: ({ rateId, ...dates }) => {
        Object.assign(this.plan, dates)
        this.rateId = rateId
      },
    })
  }

  /** Whether anything is different from the stay as it is. */
  get isChanged(): boolean {
    return this.stay.value !== undefined && this.differsFrom(this.stay.value)
  }

  choose(rateId: string): void {
    this.rateId = rateId === '' ? undefined : rateId
    this.requote()
  }

  /** Changes the stay once, and continues to the payment of the difference. */
  async submit(): Promise<void> {
    if (this.isChanged) await this.checkout.submit()
  }

  dispose(): void {
    this.draft.dispose()
    this.stay.dispose()
    this.quotes.dispose()
  }

  private async readStay(): Promise<StayDetail> {
    const { api, id, plan } = this
    const stay = await api.hotel.orderDetail({ orderId: id }, quiet)
    const { checkIn, checkOut, rooms, adults } = stay
    if (!plan.checkIn) plan.setDates(checkIn, checkOut)
    plan.setParty({ rooms, adults, childAges: [] })
    const own = stay.stayRooms.flatMap(({ nights }) => nights)
    const calendar = new StayCalendar(api, plan, { hotelId: stay.store.id }, () => void this.renew(), own)
    runInAction(() => (this.calendar = calendar))
    await this.readChoices(stay).catch((error: unknown) => {
      if (isPassing(error) || !this.differsFrom(stay)) throw error
      // The kept dates may have passed meanwhile.
      plan.setDates(checkIn, checkOut)
      return this.readChoices(stay)
    })
    runInAction(() => {
      if (!this.choices.some(({ rate }) => rate.id === this.rateId && !rate.refusal)) this.rateId = undefined
    })
    if (this.differsFrom(stay)) void this.quotes.renew()
    return stay
  }

  private differsFrom({ checkIn, checkOut }: StayDetail): boolean {
    const { plan, rateId } = this
    return rateId !== undefined || checkIn !== plan.checkIn || checkOut !== plan.checkOut
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
    if (this.isChanged) void this.quotes.renew()
  }

  private request(): Promise<StayChange> {
    const { checkIn = '', checkOut = '' } = this.plan
    const rate = this.rateId ? { rateId: this.rateId } : {}
    return this.api.hotel.changeQuote({ orderId: this.id, checkIn, checkOut, ...rate }, quiet)
  }
}
