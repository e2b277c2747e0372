import { runInAction } from 'mobx'
import type { Quote } from '@contract/entities/order'
import { pickupPhone } from '@contract/rules/orders'
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

/** Interval at which a quote that could not be loaded is requested again. */
const AGAIN_MS = 10_000

/** Order confirmation: quotes the choices and places the order (product text §5, orders). */
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
  sheet: 'none' | 'times' | 'tableware' | 'soldOut' | 'agreement' = 'none'
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
    this.checkout.begin(storeId, root.place.takeAddress(), root.session)
    this.asked = new Quoting(api, this.checkout, storeId, root.cart)
    this.pickupPhone = new FormField(pickupPhone, this.choices.pickupPhone)
    makeModel(this, 'api', 'root', 'checkout', 'key', 'asked')
  }

  /** Null when the basket is empty. */
  get quote(): Resource<Quote | null> {
    return this.asked.quote
  }

  /** Whether a quote for changed choices is loading. */
  get quoting(): boolean {
    return this.asked.busy
  }

  /** Delivery duration; undefined until it was quoted. */
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

  /** Updates a choice that does not affect the price. */
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

  /** Null for as soon as possible. */
  chooseTime(deliverAt: string | null): void {
    this.close()
    void this.asked.change({ deliverAt })
  }

  /** Opens the address book; a new quote is loaded on return. */
  async chooseAddress(): Promise<void> {
    if (this.quote.value) this.checkout.follow(this.quote.value)
    const addressId = await pick('addressList', {
      storeId: this.storeId,
      select: '1',
      chosen: this.choices.addressId,
    })
    if (addressId) this.checkout.choose({ addressId })
  }

  /** Returns to the menu, below the minimum order. */
  addMore(): void {
    void replace('storeDetail', { id: this.storeId })
  }

  /** Opens the coupon selection with the quote's coupons; a new quote is loaded on return. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.quoting) return
    this.checkout.follow(quote)
    const chosen = quote.coupons.flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId: quote.id, storeId: this.storeId, chosen })
    if (choice) this.checkout.choose(choice)
  }

  /** Opens the editor for a note to store or rider. */
  async write(note: 'remark' | 'riderNote'): Promise<void> {
    const text = await pick('noteEditor', { to: note === 'riderNote' ? 'rider' : 'store', text: this.choices[note] })
    if (text !== undefined) this.checkout.choose({ [note]: text })
  }

  /** Asks again for a quote that could not be loaded, until it can; returns the function that ends it. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (this.quote.status === 'failed' && !this.quote.gone) void this.asked.renew()
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }

  /** Handles the return from another screen, possibly with changed choices. */
  returned(): void {
    if (this.quote.value && !this.submitting) void this.asked.renew()
  }

  /** Places the order, once, and opens the payment. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || !this.canSubmit || this.submitting || !this.complete(quote)) return
    this.submitting = true
    await this.place(quote).finally(() => runInAction(() => (this.submitting = false)))
  }

  /** Accepts the service agreement in its sheet, and continues with the order. */
  async agree(): Promise<void> {
    this.choose({ agreed: true })
    await this.submit()
  }

  /** Defaults the pickup phone to the account's number. */
  private async suggestPhone() {
    if (this.pickupPhone.value) return
    const own = await this.api.user.phone({}, { quiet: true }).catch(() => undefined)
    if (own && !this.pickupPhone.value) this.pickupPhone.set(own.phone)
  }

  /** Validates phone number and agreement for self-pickup. */
  private complete({ fulfilment }: Quote): boolean {
    const { agreed } = this.choices
    if (fulfilment === 'delivery') return true
    this.checkout.choose({ pickupPhone: this.pickupPhone.value })
    if (!this.pickupPhone.check()) toast(this.pickupPhone.error)
    else if (!agreed) this.sheet = 'agreement'
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

  /** After a lost answer a retry keeps the key; any other failure reloads quote and basket. */
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
