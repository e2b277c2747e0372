import { runInAction } from 'mobx'
import type { ReservationContact } from '@contract/entities/reservation'
import type { FailureName } from '@contract/failures'
import { formatMoney } from '@contract/money'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import { Checkout } from '@/features/checkout/checkout'
import { Quotes } from '@/features/checkout/quotes'
import type { QuoteChange } from '@/features/checkout/text'
import { back, replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { ParamsOf } from '@/routes'
import type { Answer, Api } from '@/services/api'
import { attempt, FormField, makeModel, type Resource, type RootState } from '@/state'
import { Draft } from '@/state/base/draft'
import { words } from './text'

export type Quote = Answer<'reservation.confirm'>
type Title = ReservationContact['title']

/** Content of the form but its consent, kept over a reload. */
interface Written {
  /** Missing in forms that were kept before it was part of them. */
  readonly title?: Title
  readonly name: string
  readonly phone: string
  readonly note: string
}

/** Refusals after which another time is chosen. */
const gone: readonly FailureName[] = ['tableTaken', 'tableSlotPast', 'tableSlotUnavailable', 'waitlistOver']

/** Booking of a chosen table: contact, wishes, and the deposit (product text §2, shopding). */
export class TableConfirmModel {
  readonly quotes: Quotes<Quote>
  readonly checkout: Checkout<Quote, Answer<'reservation.submit'>>
  title: Title = 'mr'
  readonly name = new FormField(required)
  readonly phone = new FormField(requiredPhone)
  note = ''
  agreed = false
  /** Whether booking was tried without consent. */
  missed = false
  private readonly draft: Draft<Written>

  constructor(
    private readonly api: Api,
    root: RootState,
    choice: ParamsOf<'tableConfirm'>,
  ) {
    const { store: storeId, party, at, seating: seatingId, waitlist } = choice
    const wish = { storeId, party: Number(party) || 1, at, seatingId, ...(waitlist ? { waitlistId: waitlist } : {}) }
    this.quotes = new Quotes({ request: () => api.reservation.confirm(wish, { quiet: true }) })
    this.checkout = new Checkout({
      quotes: this.quotes,
      place: ({ id: quoteId }, keyed) => api.reservation.submit(keyed({ quoteId, ...this.booking })),
      record: () => this.draft.end(),
      leave: ({ orderId, total }) =>
        total > 0 ? replace('pay', { orderId }) : replace('reservation', { kind: 'table', id: orderId }),
      amount: ({ deposit }) => deposit,
      change: depositChange,
      refused: (failure) => {
        const isGone = failure !== undefined && gone.includes(failure)
        if (isGone) void back()
        return isGone
      },
    })
    makeModel(this, 'api', 'quotes', 'checkout', 'name', 'phone', 'draft')
    this.draft = new Draft<Written>(`table ${storeId}`, root.session, {
      read: () => ({ title: this.title, name: this.name.value, phone: this.phone.value, note: this.note }),
      restore: (kept) => this.restore(kept),
    })
    void this.takePhone()
  }

  get quote(): Resource<Quote> {
    return this.quotes.quote
  }

  setTitle(title: Title): void {
    this.title = title
  }

  agree(on: boolean): void {
    this.agreed = on
    this.missed = false
  }

  async writeNote(): Promise<void> {
    const text = await pick('noteEditor', { to: 'restaurant', text: this.note })
    if (text !== undefined) runInAction(() => (this.note = text))
  }

  /** Adds an occasion to the note, or takes it out. */
  toggle(wish: string): void {
    const parts = this.note.split(', ').filter(Boolean)
    this.note = (parts.includes(wish) ? parts.filter((part) => part !== wish) : [...parts, wish]).join(', ')
  }

  has(wish: string): boolean {
    return this.note.split(', ').includes(wish)
  }

  /** Books the table once everything is filled in, and continues to its deposit or to the booking. */
  async submit(): Promise<void> {
    if (this.quotes.current && this.check()) await this.checkout.submit()
  }

  dispose(): void {
    this.draft.dispose()
    this.quotes.dispose()
  }

  private check(): boolean {
    const rows = [this.name, this.phone].map((field) => field.check())
    this.missed = !this.agreed
    return rows.every(Boolean) && this.agreed
  }

  private restore({ title, name, phone, note }: Written) {
    this.title = title ?? this.title
    this.name.set(name)
    this.phone.set(phone)
    this.note = note
  }

  /** The account's phone is the contact's until another is written. */
  private async takePhone() {
    const own = await attempt(() => this.api.user.phone({}, { quiet: true }))
    if (own && this.phone.value === '') this.phone.set(own.phone)
  }

  /** Contact, wishes and consent of the booking. */
  private get booking() {
    const { title, name, phone, note, agreed } = this
    return { contact: { title, name: name.value, phone: phone.value }, note, agreed }
  }
}

/** Description of a changed deposit; undefined when it is the same. */
function depositChange({ deposit: before }: Quote, { deposit: after }: Quote): QuoteChange | undefined {
  const { changed: title, changedText } = words()
  return before === after ? undefined : { title, text: changedText(formatMoney(before), formatMoney(after)) }
}
