import { runInAction } from 'mobx'
import type { BookedTable, Meal, Seating, TableSlot } from '@contract/entities/reservation'
import { reachByPhone } from '@/features/device/reach'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { back } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { bookedText, choiceText } from './booking-text'
import { words } from './text'
import { Waiting } from './waiting'

/** `booked` is the booking that a change begins with. */
export type Options = Answer<'reservation.options'> & { readonly booked?: BookedTable }

/** The number of guests that a restaurant shows first. */
const USUAL_PARTY = 2

/** Choosing a table: guests, then day, then time, then where one sits (product text §2, shopding). */
export class BookTableModel {
  readonly options: Resource<Options>
  party: number
  /** The day that is asked for; undefined is the first with a free table. */
  private asked: string | undefined = undefined
  /** Whether the times of another day or party are on their way. */
  asking = false
  mealKind: Meal['kind'] | undefined = undefined
  at: string | undefined = undefined
  seatingId: string | undefined = undefined
  busy = false
  waiting: Waiting | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly storeId: string,
    { party, date, at }: { readonly party?: string; readonly date?: string; readonly at?: string },
    /** The booking that is changed. */
    readonly orderId: string | undefined,
  ) {
    this.party = Math.max(1, Number(party) || USUAL_PARTY)
    this.asked = date
    this.at = at
    this.options = new Resource(() => (orderId === undefined ? this.read() : this.readChange(orderId)))
    makeModel(this, 'api', 'storeId', 'orderId', 'options', 'key')
  }

  /** Current booking; undefined for a new one. */
  get booked(): BookedTable | undefined {
    return this.options.value?.booked
  }

  /** The times of a meal, the one that was chosen or the first that has any. */
  get meal(): Meal | undefined {
    const meals = this.options.value?.meals ?? []
    const isChosen = ({ kind, slots }: Meal) =>
      this.mealKind ? kind === this.mealKind : slots.some(({ at }) => at === this.at)
    const shown = meals.find(isChosen)
    return shown ?? meals.find(({ slots }) => slots.some(({ state }) => state === 'free')) ?? meals[0]
  }

  get slot(): TableSlot | undefined {
    return this.meal?.slots.find(({ at }) => at === this.at)
  }

  /** Seating at the chosen time: the chosen one, or the first with a free table. */
  get seating(): Seating | undefined {
    const { slot } = this
    const free = this.options.value?.seatings.filter(({ id }) => slot?.seatings.includes(id)) ?? []
    return free.find(({ id }) => id === this.seatingId) ?? free[0]
  }

  get canBook(): boolean {
    return this.slot !== undefined && this.seating !== undefined && !this.asking && !this.isSame
  }

  /** Whether the choice equals the current booking. */
  private get isSame(): boolean {
    const { booked, slot, seating, party } = this
    return booked?.at === slot?.at && booked?.seatingId === seating?.id && booked?.party === party
  }

  setParty(party: number): void {
    this.party = party
    void this.ask()
  }

  setDate(date: string): void {
    this.asked = date
    void this.ask()
  }

  setMeal(kind: Meal['kind']): void {
    this.mealKind = kind
    this.at = undefined
  }

  /** Chooses a free time, or asks whether to wait for a full one. */
  choose(slot: TableSlot): void {
    if (slot.state === 'free') this.at = slot.at
    else if (slot.state === 'waitlist') this.wait(slot)
  }

  sit(id: string): void {
    this.seatingId = id
  }

  async call(): Promise<void> {
    await reachByPhone(this.options.ready.restaurant.phone)
  }

  /** Continues to names and deposit, or moves the booking in question. */
  async next(): Promise<void> {
    const { slot, seating, party, orderId, storeId: store } = this
    if (!slot || !seating) return
    if (orderId) await this.change(orderId, slot, seating)
    else navigate('tableConfirm', { store, party: String(party), at: slot.at, seating: seating.id })
  }

  /** Another customer may have taken a table meanwhile. */
  returned(): void {
    if (this.options.value) void this.ask()
  }

  dispose(): void {
    this.options.dispose()
  }

  private wait(slot: TableSlot) {
    const { api, storeId, party, meal } = this
    const times = (meal?.slots ?? []).filter(({ state }) => state !== 'free')
    this.waiting = new Waiting(api, { storeId, party, slot, times: times.length > 0 ? times : [slot] })
  }

  private read(): Promise<Options> {
    const { storeId, party, asked } = this
    return this.api.reservation.options({ storeId, party, ...(asked ? { date: asked } : {}) }, { quiet: true })
  }

  /** Reads what a booking can be changed to; the first answer brings what is booked, which is chosen then. */
  private async readChange(orderId: string): Promise<Options> {
    const { asked, party, booked } = this
    const choice = booked ? { party, ...(asked ? { date: asked } : {}) } : {}
    const options = await this.api.reservation.changeOptions({ orderId, ...choice }, { quiet: true })
    if (!booked) runInAction(() => this.beginWith(options))
    return options
  }

  private beginWith({ booked, date, meals }: Answer<'reservation.changeOptions'>) {
    this.party = booked.party
    this.asked = date
    this.at = booked.at
    this.seatingId = booked.seatingId
    this.mealKind = meals.find(({ slots }) => slots.some(({ at }) => at === booked.at))?.kind
  }

  /** Moves the booking after a confirmation that names both times. */
  private async change(orderId: string, slot: TableSlot, seating: Seating): Promise<void> {
    const { booked, party } = this
    if (this.busy || !booked) return
    const { changeAsk: title, fromTo, change: ok, keep: cancel } = words()
    const text = fromTo(bookedText(booked), choiceText({ date: this.options.ready.date, slot, party, seating }))
    if (!(await confirm({ title, text, ok, cancel }))) return
    const request = { orderId, party, at: slot.at, seatingId: seating.id }
    const changed = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.reservation.change(keyed(request))),
    )
    if (!changed) return this.ask()
    toast(words().changed)
    await back()
  }

  private async ask(): Promise<void> {
    this.asking = true
    await this.options.reload()
    runInAction(() => {
      this.asking = false
      this.asked = this.options.value?.date
    })
  }
}
