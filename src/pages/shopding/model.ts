import { runInAction } from 'mobx'
import type { Meal, Seating, TableSlot } from '@contract/entities/reservation'
import { reachByPhone } from '@/features/hotel/reach'
import { toast } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import { back } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { attempt, makeModel, Resource } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'
import { Waiting } from './waiting'

export type Options = Answer<'reservation.options'>

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
    party: string | undefined,
    /** The booking that is changed. */
    readonly orderId: string | undefined,
  ) {
    this.party = Math.max(1, Number(party) || USUAL_PARTY)
    this.options = new Resource(() =>
      api.reservation.options(
        { storeId, party: this.party, ...(this.asked ? { date: this.asked } : {}) },
        { quiet: true },
      ),
    )
    makeModel(this, 'api', 'storeId', 'orderId', 'options', 'key')
  }

  /** The times of a meal, the one that was chosen or the first that has any. */
  get meal(): Meal | undefined {
    const meals = this.options.value?.meals ?? []
    const shown = meals.find(({ kind }) => kind === this.mealKind)
    return shown ?? meals.find(({ slots }) => slots.some(({ state }) => state === 'free')) ?? meals[0]
  }

  get slot(): TableSlot | undefined {
    return this.meal?.slots.find(({ at }) => at === this.at)
  }

  /** Where the party can sit at the chosen time: the chosen place, or the first with a free table. */
  get seating(): Seating | undefined {
    const { slot } = this
    const free = this.options.value?.seatings.filter(({ id }) => slot?.seatings.includes(id)) ?? []
    return free.find(({ id }) => id === this.seatingId) ?? free[0]
  }

  get canBook(): boolean {
    return this.slot !== undefined && this.seating !== undefined && !this.asking
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

  /** Goes on to names and deposit, or moves the booking that is changed. */
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

  private async change(orderId: string, { at }: TableSlot, { id: seatingId }: Seating): Promise<void> {
    if (this.busy) return
    this.busy = true
    const request = { orderId, party: this.party, at, seatingId }
    const changed = await attempt(() => sendOnce(this.key, (keyed) => this.api.reservation.change(keyed(request))))
    runInAction(() => (this.busy = false))
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
