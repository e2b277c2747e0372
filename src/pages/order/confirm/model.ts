import { runInAction } from 'mobx'
import type { Quote } from '@contract/entities/order'
import { ruleMessages } from '@contract/rules/messages'
import { pickupPhone } from '@contract/rules/orders'
import { localized } from '@/i18n'
import { confirm, toast } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import { pick } from '@/platform/pick'
import type { Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { FormField, makeModel, Resource, type RootState, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { changesBetween } from './changes'
import { CheckoutState, type Choices } from './checkout'
import { Quoting } from './quoting'
import { words } from './text'

/** Confirming an order: the quote of what was chosen, and the order that is made of it (product text §5, orders). */
export class ConfirmModel {
  readonly times = new Resource(() =>
    this.api.order.deliveryTimes(
      {
        storeId: this.storeId,
        fulfilment: this.choices.fulfilment,
        addressId: this.choices.fulfilment === 'delivery' ? this.quote.value?.address?.id : undefined,
      },
      { quiet: true },
    ),
  )
  readonly pickupPhone: FormField
  sheet: 'none' | 'times' | 'tableware' | 'soldOut' = 'none'
  submitting = false
  private readonly checkout: CheckoutState
  private readonly key = new OnceKey()
  private readonly asked: Quoting

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly storeId: string,
  ) {
    this.checkout = root.keep(CheckoutState)
    this.checkout.begin(storeId, root.place.takeAddress())
    this.asked = new Quoting(api, this.checkout, storeId)
    this.pickupPhone = new FormField(pickupPhone, this.choices.pickupPhone)
    makeModel(this, 'api', 'root', 'checkout', 'key', 'asked')
  }

  /** Null when nothing of the store lies in the basket. */
  get quote(): Resource<Quote | null> {
    return this.asked.quote
  }

  /** A quote of other choices is on its way. */
  get quoting(): boolean {
    return this.asked.busy
  }

  /** How long a delivery takes; undefined until one was quoted. */
  get deliveryMinutes(): number | undefined {
    return this.asked.deliveryMinutes
  }

  get choices(): Choices {
    return this.checkout.choices
  }

  get canSubmit(): boolean {
    return !this.quoting && this.quote.value?.blockers.length === 0
  }

  open(sheet: 'times' | 'tableware' | 'soldOut'): void {
    this.sheet = sheet
    if (sheet === 'times') void this.times.reload()
  }

  close(): void {
    this.sheet = 'none'
  }

  /** A choice that the price does not rest on. */
  choose(choice: Partial<Choices>): void {
    this.checkout.choose(choice)
    this.close()
  }

  fulfil(fulfilment: Quote['fulfilment']): void {
    if (fulfilment === this.choices.fulfilment) return
    this.times.dispose()
    void this.asked.change({ fulfilment, deliverAt: null })
    if (fulfilment === 'pickup') void this.suggestPhone()
  }

  /** Null is as soon as possible. */
  chooseTime(deliverAt: string | null): void {
    this.close()
    void this.asked.change({ deliverAt })
  }

  /** Opens the address book; the quote follows when the person comes back. */
  async chooseAddress(): Promise<void> {
    if (this.quote.value) this.checkout.follow(this.quote.value)
    const addressId = await pick('addressList', {
      storeId: this.storeId,
      select: '1',
      chosen: this.choices.addressId,
    })
    if (addressId) this.checkout.choose({ addressId })
  }

  /** Back to the menu, when what is in the basket is not enough. */
  addMore(): void {
    void replace('storeDetail', { id: this.storeId })
  }

  /** Opens the choice between coupons, beginning with those of the quote; the quote follows when the person comes back. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.quoting) return
    this.checkout.follow(quote)
    const chosen = quote.coupons.flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('envelope', { quoteId: quote.id, chosen })
    if (choice) this.checkout.choose(choice)
  }

  /** Opens what is written to the store, or to the rider. */
  async write(note: 'remark' | 'riderNote'): Promise<void> {
    const text = await pick('remark', { to: note === 'riderNote' ? 'rider' : undefined, text: this.choices[note] })
    if (text !== undefined) this.checkout.choose({ [note]: text })
  }

  /** The person comes back, maybe with another address or other coupons. */
  returned(): void {
    if (this.quote.value && !this.submitting) void this.asked.renew()
  }

  /** Places the order once, however often it is pressed, and goes on to paying. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || !this.canSubmit || this.submitting || !this.complete(quote)) return
    this.submitting = true
    await this.place(quote).finally(() => runInAction(() => (this.submitting = false)))
  }

  /** The number the person signs in with, until they write another. */
  private async suggestPhone() {
    if (this.pickupPhone.value) return
    const own = await this.api.user.phone({}, { quiet: true }).catch(() => undefined)
    if (own && !this.pickupPhone.value) this.pickupPhone.set(own.phone)
  }

  /** Self-pickup needs a phone number and the agreement. */
  private complete({ fulfilment }: Quote): boolean {
    const { agreed } = this.choices
    if (fulfilment === 'delivery') return true
    this.checkout.choose({ pickupPhone: this.pickupPhone.value })
    if (!this.pickupPhone.check()) toast(this.pickupPhone.error)
    else if (!agreed) toast(localized(ruleMessages.serviceAgreementRequired))
    return this.pickupPhone.fine && agreed
  }

  private request({ id, fulfilment }: Quote) {
    const { remark, tableware, ifSoldOut, hideNumber, riderNote, contactFree, agreed, pickupPhone } = this.choices
    const rider = { hideNumber, riderNote, contactFree }
    const way = fulfilment === 'pickup' ? { agreed, pickupPhone } : rider
    return { quoteId: id, remark, tableware, ifSoldOut, ...way }
  }

  private async place(quote: Quote): Promise<void> {
    try {
      const { orderId } = await this.api.order.submit(this.key.on(this.request(quote)))
      void this.root.cart.refresh()
      await replace('pay', { orderId })
      this.checkout.forget()
    } catch (error) {
      await this.refused(error, quote)
    }
  }

  /**
   * Nothing is known after a lost answer, so that the next try keeps its key; anything else wants a new quote, and the
   * basket says what has become of it too.
   */
  private async refused(error: unknown, before: Quote) {
    if (error instanceof NetworkError) return tell(error)
    this.key.renew()
    void this.root.cart.refresh()
    const failure = failureOf(error)
    const expected = failure === 'quoteExpired' || failure === 'quoteChanged'
    if (!expected) tell(error)
    await this.asked.renew()
    const after = this.quote.value
    if (!after || after.id === before.id || !expected) return
    if (failure === 'quoteExpired' && this.canSubmit && after.total === before.total) await this.place(after)
    else await this.showChanges(before, after)
  }

  private async showChanges(before: Quote, after: Quote) {
    const { changed, gotIt } = words()
    await confirm({ title: changed, text: changesBetween(before, after), ok: gotIt })
  }
}
