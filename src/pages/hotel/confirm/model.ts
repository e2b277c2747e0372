import { observable, runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import type { StayQuote } from '@contract/entities/stay-order'
import { contactGender } from '@contract/rules/address'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import type { StayRequestKey } from '@contract/stay-requests'
import { Checkout } from '@/features/checkout/checkout'
import { Quotes } from '@/features/checkout/quotes'
import { stayPriceChange } from '@/features/stay/price-change'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { StayChoice } from '@/routes'
import type { Answer, Api } from '@/services/api'
import { attempt, FormField, makeModel, type Resource, type RootState } from '@/state'
import { Draft } from '@/state/base/draft'

/** Content of the form but its consent, kept over a reload. */
type Written = Pick<StayConfirmModel, 'rooms' | 'gender' | 'arrivalAt' | 'startAt' | 'wishes' | 'requests'> & {
  readonly names: readonly string[]
  readonly phone: string
  readonly couponIds?: string[] | undefined
}

/** Check-out of a stay: its guests, their arrival, and the price by night (product text §2, hotel pages). */
export class StayConfirmModel {
  readonly quotes: Quotes<StayQuote>
  readonly checkout: Checkout<StayQuote, Answer<'hotel.submit'>>
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
  /** Ticked requests. */
  requests: readonly StayRequestKey[] = []
  agreed = false
  /** Whether booking was tried without consent. */
  missed = false
  private couponIds: string[] | undefined = undefined
  private readonly draft: Draft<Written>

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly choice: StayChoice,
  ) {
    this.rooms = Math.max(1, Number(choice.rooms) || 1)
    this.startAt = choice.startAt
    this.fill()
    this.quotes = new Quotes({
      request: () => this.request(),
      drop: (failure) => this.drop(failure),
      adopt: (quote) => this.adopt(quote),
    })
    this.checkout = new Checkout({
      quotes: this.quotes,
      place: ({ id: quoteId }, keyed) => api.hotel.submit(keyed({ quoteId, ...this.booking })),
      record: () => this.draft.end(),
      leave: ({ orderId, payBefore }) =>
        payBefore ? replace('pay', { orderId }) : replace('reservation', { kind: 'hotel', id: orderId }),
      amount: ({ total }) => total,
      change: (_before, after, error) => stayPriceChange(error, after.total),
    })
    makeModel(this, 'api', 'choice', 'draft', 'guests', 'quotes', 'checkout', 'phone')
    this.draft = new Draft<Written>(`stay ${Object.values(choice).join(' ')}`, root.session, {
      read: () => this.written,
      restore: (kept) => this.restore(kept),
    })
    void this.takePhone()
  }

  get quote(): Resource<StayQuote> {
    return this.quotes.quote
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

  /** Chooses other hours, which have another quote. */
  async begin(start: string): Promise<void> {
    this.startsOpen = false
    await this.quotes.change(() => (this.startAt = start))
  }

  /** Chooses another number of rooms, which has another price. */
  async setRooms(rooms: number): Promise<void> {
    if (!this.checkout.busy) await this.quotes.change(() => (this.rooms = rooms))
  }

  /** Takes a name from the guest book. */
  async pickGuest(room: number): Promise<void> {
    const name = await pick('hotelGuests', { select: '1' })
    if (name) this.guests[room]?.set(name)
  }

  /** Ticks a request, or takes it out. */
  toggleRequest(key: StayRequestKey): void {
    const isOn = this.requests.includes(key)
    this.requests = isOn ? this.requests.filter((each) => each !== key) : [...this.requests, key]
  }

  async writeWishes(): Promise<void> {
    const text = await pick('noteEditor', { to: 'hotel', text: this.wishes })
    if (text !== undefined) runInAction(() => (this.wishes = text))
  }

  async chooseCoupons(): Promise<void> {
    const quote = this.quotes.current
    if (!quote) return
    const { id: quoteId, coupons } = quote
    const chosen = [coupons.store, coupons.envelope].flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId, chosen })
    if (choice) this.checkout.choose(() => (this.couponIds = choice.couponIds))
  }

  /** Books the stay once everything is filled in, and continues to the payment or, when nothing is due now, to the booking. */
  async submit(): Promise<void> {
    if (this.quotes.current && this.check()) await this.checkout.submit()
  }

  dispose(): void {
    this.draft.dispose()
    this.quotes.dispose()
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

  private get written(): Written {
    const { rooms, names, gender, arrivalAt, startAt, wishes, requests, couponIds } = this
    return { rooms, names, phone: this.phone.value, gender, arrivalAt, startAt, wishes, requests, couponIds }
  }

  private restore({ names, phone, ...choices }: Written) {
    Object.assign(this, choices)
    this.fill()
    this.guests.forEach((field, index) => field.set(names[index] ?? ''))
    this.phone.set(phone)
  }

  /** The account's phone is the contact's until another is written. */
  private async takePhone() {
    const own = await attempt(() => this.api.user.phone({}, { quiet: true }))
    if (own && this.phone.value === '') this.phone.set(own.phone)
  }

  /** Guests, contact and consent of the booking. */
  private get booking() {
    const { names, gender, arrivalAt, wishes, requests, agreed } = this
    const contact = { name: names[0] ?? '', gender, phone: this.phone.value }
    return { guests: names.map((name) => ({ name })), contact, arrivalAt, wishes, requests: [...requests], agreed }
  }

  private adopt({ rooms, startAt }: StayQuote) {
    this.rooms = rooms
    this.startAt = startAt ?? undefined
    this.fill()
  }

  private async request(): Promise<StayQuote> {
    const { rate: rateId, checkIn, checkOut, waitlist: waitlistId } = this.choice
    const { couponIds, party, startAt } = this
    const stay = { rateId, checkIn, checkOut, ...party }
    const options = { ...(startAt && { startAt }), ...(waitlistId && { waitlistId }), ...(couponIds && { couponIds }) }
    return this.api.hotel.confirm({ ...stay, ...options }, { quiet: true })
  }

  /** Resets the coupons when a failure refers to them. */
  private drop(failure: FailureName | undefined): boolean {
    const isCoupon = failure === 'couponUnavailable' || failure === 'couponNotFound'
    if (!isCoupon || !this.couponIds) return false
    this.couponIds = undefined
    return true
  }
}
