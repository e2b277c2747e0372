import type { Quote } from '@contract/entities/order'
import { pickupPhone } from '@contract/rules/orders'
import { Checkout } from '@/features/checkout/checkout'
import type { Quotes } from '@/features/checkout/quotes'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { FormField, makeModel, Resource, type RootState } from '@/state'
import { changesBetween } from './changes'
import { KeptChoices, type Choices } from './kept-choices'
import { takeawayQuotes } from './quotes'
import { words } from './text'

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
  readonly quotes: Quotes<Quote | null>
  readonly checkout: Checkout<Quote, Answer<'order.submit'>>
  private readonly kept: KeptChoices

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly storeId: string,
  ) {
    this.kept = root.keep(KeptChoices)
    this.kept.begin(storeId, root.place.takeAddress(), root.session)
    this.quotes = takeawayQuotes(api, root.cart, this.kept, storeId)
    this.checkout = new Checkout({
      quotes: this.quotes,
      allows: ({ blockers }) => blockers.length === 0,
      place: (quote, keyed) => api.order.submit(keyed(this.request(quote))),
      record: () => {
        this.kept.end(storeId)
        void root.cart.refresh()
      },
      leave: ({ orderId }) => replace('pay', { orderId }),
      amount: ({ total }) => total,
      change: (before, after) => ({ title: words().changed, text: changesBetween(before, after) }),
      refused: () => {
        void root.cart.refresh()
        return false
      },
    })
    this.pickupPhone = new FormField(pickupPhone, this.choices.pickupPhone, (phone) =>
      this.kept.choose({ pickupPhone: phone }),
    )
    makeModel(this, 'api', 'storeId', 'kept', 'quotes', 'checkout')
  }

  /** Null when the basket is empty. */
  get quote(): Resource<Quote | null> {
    return this.quotes.quote
  }

  get choices(): Choices {
    return this.kept.choices
  }

  /** Delivery duration; undefined until it was quoted. */
  get deliveryMinutes(): number | undefined {
    return this.kept.deliveryMinutes
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
    this.kept.choose(choice)
    this.close()
  }

  fulfil(fulfilment: Quote['fulfilment']): void {
    if (fulfilment === this.choices.fulfilment) return
    this.times.dispose()
    void this.quotes.change(() => this.kept.choose({ fulfilment, deliverAt: null }))
    if (fulfilment === 'pickup') void this.suggestPhone()
  }

  /** Null for as soon as possible. */
  chooseTime(deliverAt: string | null): void {
    this.close()
    void this.quotes.change(() => this.kept.choose({ deliverAt }))
  }

  /** Opens the address book; a new quote is loaded on return. */
  async chooseAddress(): Promise<void> {
    if (this.quote.value) this.kept.follow(this.quote.value)
    const addressId = await pick('addressList', {
      storeId: this.storeId,
      select: '1',
      chosen: this.choices.addressId,
    })
    if (addressId) this.checkout.choose(() => this.kept.choose({ addressId }))
  }

  /** Returns to the menu, below the minimum order. */
  addMore(): void {
    void replace('storeDetail', { id: this.storeId })
  }

  /** Opens the coupon selection with the quote's coupons; a new quote is loaded on return. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quotes.current
    if (!quote) return
    this.kept.follow(quote)
    const chosen = quote.coupons.flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId: quote.id, chosen })
    if (choice) this.checkout.choose(() => this.kept.choose(choice))
  }

  /** Opens the editor for a note to store or rider. */
  async write(note: 'remark' | 'riderNote'): Promise<void> {
    const text = await pick('noteEditor', { to: note === 'riderNote' ? 'rider' : 'store', text: this.choices[note] })
    if (text !== undefined) this.kept.choose({ [note]: text })
  }

  /** Places the order once everything it needs is filled in, and opens the payment. */
  async submit(): Promise<void> {
    const quote = this.quotes.current
    if (quote && this.complete(quote)) await this.checkout.submit()
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
}
