import { observable, runInAction } from 'mobx'
import type { StayQuote } from '@contract/entities/stay-order'
import { contactGender } from '@contract/rules/address'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import { priceChangeText } from '@/features/hotel/price-change'
import { confirm } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import { pick } from '@/platform/pick'
import type { StayChoice } from '@/routes'
import type { Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { attempt, FormField, makeModel, Resource, type RootState, tell } from '@/state'
import { Draft } from '@/state/base/draft'
import { OnceKey } from '@/state/base/once-key'
import { words } from './text'

/** Typed fields, kept over a reload. */
interface Written {
  readonly names: string[]
  readonly phone: string
  readonly wishes: string
}

/** Check-out of a stay: its guests, their arrival, and the price by night (product text §2, hotel pages). */
export class StayConfirmModel {
  readonly quote: Resource<StayQuote>
  quoting = false
  submitting = false
  rooms: number
  /** A name for each room. */
  readonly guests = observable.array<FormField>([], { deep: false })
  readonly phone = new FormField(requiredPhone)
  gender: 0 | 1 = contactGender.other
  /** The chosen time of arrival; null is not known yet. */
  arrivalAt: string | null = null
  arrivalOpen = false
  /** Start time of a stay by the hour; undefined for the first free one, and for nights. */
  startAt: string | undefined
  startsOpen = false
  pricesOpen = false
  wishes = ''
  agreed = false
  /** Whether booking was tried without consent. */
  missed = false
  private couponIds: string[] | undefined = undefined
  private readonly key = new OnceKey()
  private readonly draft: Draft<Written>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly choice: StayChoice,
  ) {
    this.rooms = Math.max(1, Number(choice.rooms) || 1)
    this.startAt = choice.startAt
    this.quote = new Resource(() => this.ask())
    this.fill()
    this.draft = new Draft<Written>(`stay ${choice.rate}`, root.session, {
      read: () => ({ names: this.names, phone: this.phone.value, wishes: this.wishes }),
      restore: (kept) => this.restore(kept),
    })
    makeModel(this, 'api', 'key', 'choice', 'draft', 'guests', 'quote', 'phone')
    void this.takePhone()
  }

  get names(): string[] {
    return this.guests.map(({ value }) => value)
  }

  /** The guests of a request. */
  private get party() {
    const { adults, ages } = this.choice
    const childAges = ages ? ages.split(',').map(Number) : []
    return { rooms: this.rooms, adults: Math.max(this.rooms, Number(adults) || 1), childAges }
  }

  setGender(gender: 0 | 1): void {
    this.gender = gender
  }

  agree(on: boolean): void {
    this.agreed = on
    this.missed = false
  }

  showPrices(on: boolean): void {
    this.pricesOpen = on
  }

  showArrivals(on: boolean): void {
    this.arrivalOpen = on
  }

  arrive(at: string | null): void {
    this.arrivalAt = at
    this.arrivalOpen = false
  }

  showStarts(on: boolean): void {
    this.startsOpen = on
  }

  /** Other hours are another quote. */
  async begin(start: string): Promise<void> {
    this.startsOpen = false
    const before = this.startAt
    this.startAt = start
    if (!(await this.renew())) runInAction(() => (this.startAt = before))
  }

  /** Another number of rooms has another price. */
  async setRooms(rooms: number): Promise<void> {
    if (this.submitting) return
    const before = this.rooms
    this.rooms = rooms
    if (!(await this.renew())) runInAction(() => (this.rooms = before))
    this.fill()
  }

  /** Takes a name from the guest book. */
  async pickGuest(room: number): Promise<void> {
    const name = await pick('hotelGuests', { select: '1' })
    if (name) this.guests[room]?.set(name)
  }

  async writeWishes(): Promise<void> {
    const text = await pick('noteEditor', { to: 'hotel', text: this.wishes })
    if (text !== undefined) runInAction(() => (this.wishes = text))
  }

  async chooseCoupons(): Promise<void> {
    const { id: quoteId, coupons } = this.quote.ready
    const chosen = [coupons.store, coupons.envelope].flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId, chosen })
    if (choice) this.couponIds = choice.couponIds
  }

  /** Handles the return from another screen, possibly with other coupons. */
  returned(): void {
    if (this.quote.value && !this.submitting) void this.renew()
  }

  /** Books the stay once, and continues to the payment or, when nothing is due now, to the booking. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.submitting || this.quoting || !this.check()) return
    this.submitting = true
    await this.book(quote).finally(() => runInAction(() => (this.submitting = false)))
  }

  dispose(): void {
    this.draft.dispose()
    this.quote.dispose()
  }

  /** Shows what is missing. */
  private check(): boolean {
    const rows = [...this.guests, this.phone].map((field) => field.check())
    this.missed = !this.agreed
    return rows.every(Boolean) && this.agreed
  }

  private fill() {
    const kept = this.guests.slice(0, this.rooms)
    const more = Array.from({ length: this.rooms - kept.length }, () => new FormField(required))
    this.guests.replace([...kept, ...more])
  }

  private restore({ names, phone, wishes }: Written) {
    this.guests.forEach((field, index) => field.set(names[index] ?? ''))
    this.phone.set(phone)
    this.wishes = wishes
  }

  /** The account's phone is the contact's until another is written. */
  private async takePhone() {
    const own = await attempt(() => this.api.user.phone({}, { quiet: true }))
    if (own && this.phone.value === '') this.phone.set(own.phone)
  }

  /** Whether the new quote came. */
  private async renew(): Promise<boolean> {
    const before = this.quote.value
    runInAction(() => (this.quoting = true))
    await this.quote.reload().finally(() => runInAction(() => (this.quoting = false)))
    return this.quote.value !== before
  }

  private async ask(): Promise<StayQuote> {
    const { rate: rateId, checkIn, checkOut, waitlist: waitlistId } = this.choice
    const { couponIds, party, startAt } = this
    const asked = {
      rateId,
      checkIn,
      checkOut,
      ...party,
      ...(startAt ? { startAt } : {}),
      ...(waitlistId && { waitlistId }),
    }
    try {
      return await this.api.hotel.confirm({ ...asked, ...(couponIds ? { couponIds } : {}) }, { quiet: true })
    } catch (error) {
      const failure = failureOf(error)
      const isCoupon = failure === 'couponUnavailable' || failure === 'couponNotFound'
      if (!isCoupon || !couponIds) throw error
      this.couponIds = undefined
      tell(error)
      return this.ask()
    }
  }

  private async book(quote: StayQuote): Promise<void> {
    const { names, gender, arrivalAt, wishes, agreed } = this
    const contact = { name: names[0] ?? '', gender, phone: this.phone.value }
    const request = { quoteId: quote.id, guests: names.map((name) => ({ name })), contact, arrivalAt, wishes, agreed }
    try {
      const { orderId, payBefore } = await this.api.hotel.submit(this.key.on(request))
      this.draft.end()
      if (payBefore) await replace('pay', { orderId })
      else await replace('reservation', { kind: 'hotel', id: orderId })
    } catch (error) {
      await this.refused(error, quote)
    }
  }

  /** After a lost answer a retry keeps the key; any other failure asks for a new quote and says what changed. */
  private async refused(error: unknown, before: StayQuote) {
    if (error instanceof NetworkError) return tell(error)
    this.key.renew()
    const failure = failureOf(error)
    const expected = failure === 'quoteExpired' || failure === 'quoteChanged'
    if (!expected) tell(error)
    if (!(await this.renew()) || !expected) return
    const after = this.quote.ready
    if (failure === 'quoteExpired' && after.total === before.total) return this.book(after)
    const { changed, gotIt } = words()
    await confirm({ title: changed, text: priceChangeText(error, after.total), ok: gotIt })
  }
}
