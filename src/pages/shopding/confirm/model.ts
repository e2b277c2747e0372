import { runInAction } from 'mobx'
import type { ReservationContact } from '@contract/entities/reservation'
import { formatMoney } from '@contract/money'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import { confirm } from '@/platform/feedback'
import { back, replace } from '@/platform/navigation'
import { pick } from '@/platform/pick'
import type { ParamsOf } from '@/routes'
import type { Answer, Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { attempt, FormField, makeModel, Resource, type RootState, tell } from '@/state'
import { Draft } from '@/state/base/draft'
import { OnceKey } from '@/state/base/once-key'
import { words } from './text'

export type Quote = Answer<'reservation.confirm'>
type Title = ReservationContact['title']

/** Typed fields, kept over a reload. */
interface Written {
  readonly name: string
  readonly phone: string
  readonly note: string
}

/** Refusals after which another time is chosen. */
const gone = ['tableTaken', 'tableSlotPast', 'tableSlotUnavailable', 'waitlistOver']

/** Booking of a chosen table: contact, wishes, and the deposit (product text §2, shopding). */
export class TableConfirmModel {
  readonly quote: Resource<Quote>
  title: Title = 'mr'
  readonly name = new FormField(required)
  readonly phone = new FormField(requiredPhone)
  note = ''
  agreed = false
  /** Whether booking was tried without consent. */
  missed = false
  busy = false
  private readonly key = new OnceKey()
  private readonly draft: Draft<Written>

  constructor(
    private readonly api: Api,
    root: RootState,
    choice: ParamsOf<'tableConfirm'>,
  ) {
    const { store: storeId, party, at, seating: seatingId, waitlist } = choice
    const wish = { storeId, party: Number(party) || 1, at, seatingId, ...(waitlist ? { waitlistId: waitlist } : {}) }
    this.quote = new Resource(() => api.reservation.confirm(wish, { quiet: true }))
    this.draft = new Draft<Written>(`table ${storeId}`, root.session, {
      read: () => ({ name: this.name.value, phone: this.phone.value, note: this.note }),
      restore: (kept) => this.restore(kept),
    })
    makeModel(this, 'api', 'quote', 'name', 'phone', 'key', 'draft')
    void this.takePhone()
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

  /** Books the table once, and continues to its deposit or to the booking. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.busy || !this.check()) return
    this.busy = true
    await this.book(quote).finally(() => runInAction(() => (this.busy = false)))
  }

  dispose(): void {
    this.draft.dispose()
    this.quote.dispose()
  }

  private check(): boolean {
    const rows = [this.name, this.phone].map((field) => field.check())
    this.missed = !this.agreed
    return rows.every(Boolean) && this.agreed
  }

  private restore({ name, phone, note }: Written) {
    this.name.set(name)
    this.phone.set(phone)
    this.note = note
  }

  /** The account's phone is the contact's until another is written. */
  private async takePhone() {
    const own = await attempt(() => this.api.user.phone({}, { quiet: true }))
    if (own && this.phone.value === '') this.phone.set(own.phone)
  }

  private async book(quote: Quote): Promise<void> {
    const { title, name, phone, note, agreed } = this
    const contact = { title, name: name.value, phone: phone.value }
    try {
      const request = { quoteId: quote.id, contact, note, agreed }
      const { orderId, total } = await this.api.reservation.submit(this.key.on(request))
      this.draft.end()
      if (total > 0) await replace('pay', { orderId })
      else await replace('reservation', { kind: 'table', id: orderId })
    } catch (error) {
      await this.refused(error, quote)
    }
  }

  /** After a lost answer a retry keeps the key; what is gone leads back to the times; other changes are shown. */
  private async refused(error: unknown, before: Quote): Promise<void> {
    tell(error)
    if (error instanceof NetworkError) return
    this.key.renew()
    const failure = failureOf(error) ?? ''
    if (gone.includes(failure)) return back()
    if (failure !== 'quoteExpired' && failure !== 'quoteChanged') return
    await this.quote.reload()
    const after = this.quote.value
    if (!after || after === before || after.deposit === before.deposit) return
    const { changed, changedText, gotIt } = words()
    const text = changedText(formatMoney(before.deposit), formatMoney(after.deposit))
    await confirm({ title: changed, text, ok: gotIt })
  }
}
