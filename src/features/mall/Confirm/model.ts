import { observable, runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import type { MallQuote } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import { Checkout } from '@/features/checkout/checkout'
import { quoteOrEmpty, Quotes } from '@/features/checkout/quotes'
import { totalChange } from '@/features/checkout/text'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import { confirm } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { makeModel, type Resource, type RootState } from '@/state'
import { Draft } from '@/state/base/draft'
import { words } from './text'

/** Choices of the customer at the check-out; undefined leaves a choice to the server. */
export interface ConfirmChoice {
  readonly addressId: string | undefined
  readonly couponIds: string[] | undefined
  readonly usePoints: boolean
}

type OrderQuote = Answer<'order.confirm'>

/** Choices as the draft keeps them, for the pieces that they were made for. */
interface Kept extends ConfirmChoice {
  readonly pieces: string
  readonly remarks: [string, string][]
}

/** SKUs of a quote with their quantities, whatever the address lets be ordered of them. */
const piecesOf = ({ shops, leftOut }: MallQuote): string =>
  [...shops.flatMap(({ lines }) => lines), ...leftOut]
    .map(({ skuId, quantity }) => `${skuId} ${quantity}`)
    .sort()
    .join()

/** Check-out of the mall: one order for each shop, paid together (product text §5, orders). */
export class MallConfirmModel {
  readonly quotes: Quotes<MallQuote | null>
  readonly checkout: Checkout<MallQuote, Answer<'order.submit'>>
  /** Whether the customer has accepted the terms of a presale's deposit. */
  agreed = false
  /** Notes to the shops by their ids. */
  readonly remarks = observable.map<string, string>()
  private addressId: string | undefined = undefined
  private couponIds: string[] | undefined = undefined
  /** Whether the customer wants points used; the quote says how many are. */
  usePoints = false
  /** The pieces of the quote, or, until the first one has come, those of the kept choices. */
  private pieces = ''
  private readonly draft: Draft<Kept>

  constructor(
    api: Api,
    root: RootState,
    /** Names what is bought. */
    purchase: string,
    private readonly quoteUnder: (choice: ConfirmChoice) => Promise<OrderQuote>,
  ) {
    this.quotes = new Quotes({
      request: () => this.request(),
      drop: (failure) => this.drop(failure),
      adopt: ({ points }) => {
        if (points.usable > 0) this.usePoints = points.used > 0
      },
    })
    this.checkout = new Checkout({
      quotes: this.quotes,
      allows: ({ blocker }) => blocker === null && (this.agreed || !this.hasDeposit),
      place: ({ id: quoteId }, keyed) =>
        api.order.submit(keyed({ quoteId, shopRemarks: this.shopRemarks, agreed: this.agreed })),
      record: () => {
        this.draft.end()
        void root.cart.refresh()
      },
      leave: ({ orderId }) => replace('pay', { orderId }),
      amount: ({ total }) => total,
      change: (before, after) => totalChange(before.total, after.total),
    })
    makeModel(this, 'quoteUnder', 'quotes', 'checkout', 'remarks', 'draft')
    this.draft = new Draft<Kept>(`mall ${purchase}`, root.session, {
      read: () => ({ pieces: this.pieces, ...this.choice, remarks: [...this.remarks] }),
      restore: (kept) => this.choose(kept),
    })
  }

  /** Null when nothing is left to buy. */
  get quote(): Resource<MallQuote | null> {
    return this.quotes.quote
  }

  /** Whether a deposit is paid first, which is agreed to. */
  get hasDeposit(): boolean {
    return (this.quote.value?.presale?.deposit ?? null) !== null
  }

  agree(on: boolean): void {
    this.agreed = on
  }

  /** Places the orders; asks for the terms of a deposit first where they are not accepted. */
  async submit(): Promise<void> {
    if (this.hasDeposit && !this.agreed) {
      const { agreeFirst: title, agree: text, agreeAndPay: ok, notYet: cancel } = words()
      if (!(await confirm({ title, text, ok, cancel }))) return
      this.agree(true)
    }
    await this.checkout.submit()
  }

  remarkTo(shopId: string): string {
    return this.remarks.get(shopId) ?? ''
  }

  async chooseAddress(): Promise<void> {
    const addressId = await pick('addressList', { select: '1', chosen: this.quote.value?.address?.id })
    if (addressId) this.checkout.choose(() => (this.addressId = addressId))
  }

  /** Opens the coupon selection with the quote's coupons; a new quote is loaded on return. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quotes.current
    if (!quote) return
    const common = [quote.envelope, quote.shippingCoupon]
    const used = [...quote.shops.map(({ coupon }) => coupon), ...common].map(({ couponId }) => couponId)
    const chosen = used.flatMap((id) => id ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId: quote.id, chosen })
    if (choice) this.checkout.choose(() => (this.couponIds = choice.couponIds))
  }

  /** Uses points, or none, and asks for the new price. */
  async switchPoints(on: boolean): Promise<void> {
    if (this.quotes.busy || this.checkout.busy) return
    await this.quotes.change(() => (this.usePoints = on))
  }

  async write(shopId: string): Promise<void> {
    const text = await pick('noteEditor', { to: 'shop', text: this.remarkTo(shopId) })
    if (text !== undefined) runInAction(() => this.remarks.set(shopId, text))
  }

  dispose(): void {
    this.draft.dispose()
    this.quotes.dispose()
  }

  private get shopRemarks() {
    return [...this.remarks].map(([shopId, remark]) => ({ shopId, remark }))
  }

  private get choice(): ConfirmChoice {
    const { addressId, couponIds, usePoints } = this
    return { addressId, couponIds, usePoints }
  }

  private choose({ remarks, ...choice }: Partial<Kept>) {
    Object.assign(this, { addressId: undefined, couponIds: undefined, usePoints: false }, choice)
    this.remarks.replace(remarks ?? [])
  }

  private async request(): Promise<MallQuote | null> {
    // The skeleton, and later the button, shows the loading state.
    const quote = await quoteOrEmpty(this.quoteUnder(this.choice))
    if (!quote) return null
    if (!isOfKind(quote, 'mall')) throw new Error('The quote of a trade is one of the mall')
    const pieces = piecesOf(quote)
    const isOther = !this.quote.value && this.pieces !== '' && this.pieces !== pieces
    runInAction(() => (this.pieces = pieces))
    if (!isOther) return quote
    // The choices that were kept are those of an earlier basket.
    this.choose({})
    return this.request()
  }

  /** Resets the choice that a failure refers to; false when no choice does. */
  private drop(failure: FailureName | undefined): boolean {
    if (failure === 'addressNotFound' && this.addressId) this.addressId = undefined
    else if ((failure === 'couponUnavailable' || failure === 'couponNotFound') && this.couponIds)
      this.couponIds = undefined
    else return false
    return true
  }
}
