import { observable, runInAction } from 'mobx'
import type { MallQuote } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { isOfKind } from '@contract/order-kinds'
import { confirm } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import { pick } from '@/platform/pick'
import type { Answer, Api } from '@/services/api'
import { failureOf, NetworkError } from '@/services/failures'
import { makeModel, Resource, type RootState, tell } from '@/state'
import { Draft } from '@/state/base/draft'
import { OnceKey } from '@/state/base/once-key'
import { words } from './text'

/** Choices of the customer at the check-out; undefined leaves a choice to the server. */
export interface ConfirmChoice {
  readonly addressId: string | undefined
  readonly couponIds: string[] | undefined
  readonly usePoints: boolean
}

type OrderQuote = Answer<'order.confirm'>

/** Check-out of the mall: one order for each shop, paid together (product text §5, orders). */
export class MallConfirmModel {
  /** Null when nothing is left to be bought. */
  readonly quote = new Resource<MallQuote | null>(() => this.ask())
  /** Whether a quote for changed choices is loading. */
  quoting = false
  submitting = false
  /** Whether the customer has accepted the terms of a presale's deposit. */
  agreed = false
  /** Notes to the shops by their ids. */
  readonly remarks = observable.map<string, string>()
  private addressId: string | undefined = undefined
  private couponIds: string[] | undefined = undefined
  /** Whether the customer wants points used; the quote says how many are. */
  usePoints = false
  private readonly key = new OnceKey()
  /** Keeps the notes over a reload of the screen. */
  private readonly draft: Draft<[string, string][]>

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
    private readonly quoteUnder: (choice: ConfirmChoice) => Promise<OrderQuote>,
  ) {
    this.draft = new Draft('mall notes', root.session, {
      read: () => [...this.remarks],
      restore: (kept) => this.remarks.replace(kept),
    })
    makeModel(this, 'api', 'root', 'key', 'quoteUnder', 'remarks', 'draft')
  }

  get canSubmit(): boolean {
    return !this.quoting && this.quote.value?.blocker === null && (this.agreed || !this.hasDeposit)
  }

  /** Whether a deposit is paid first, which is agreed to. */
  get hasDeposit(): boolean {
    return (this.quote.value?.presale?.deposit ?? null) !== null
  }

  agree(on: boolean): void {
    this.agreed = on
  }

  remarkTo(shopId: string): string {
    return this.remarks.get(shopId) ?? ''
  }

  async chooseAddress(): Promise<void> {
    const addressId = await pick('addressList', { select: '1', chosen: this.quote.value?.address?.id })
    if (addressId) this.choose({ addressId })
  }

  /** Opens the coupon selection with the quote's coupons; a new quote is loaded on return. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quote.value
    if (!quote || this.quoting) return
    const common = [quote.envelope, quote.shippingCoupon]
    const used = [...quote.shops.map(({ coupon }) => coupon), ...common].map(({ couponId }) => couponId)
    const chosen = used.flatMap((id) => id ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId: quote.id, chosen })
    if (choice) this.choose(choice)
  }

  /** Uses points, or none, and asks for the new price. */
  async switchPoints(on: boolean): Promise<void> {
    if (this.quoting || this.submitting) return
    this.usePoints = on
    await this.renew()
  }

  async write(shopId: string): Promise<void> {
    const text = await pick('noteEditor', { to: 'shop', text: this.remarkTo(shopId) })
    if (text !== undefined) runInAction(() => this.remarks.set(shopId, text))
  }

  /** Handles the return from another screen, possibly with changed choices. */
  returned(): void {
    if (this.quote.value && !this.submitting) void this.renew()
  }

  /** Places the orders, once, and opens their payment. */
  async submit(): Promise<void> {
    const quote = this.quote.value
    if (!quote || !this.canSubmit || this.submitting) return
    this.submitting = true
    await this.place(quote).finally(() => runInAction(() => (this.submitting = false)))
  }

  dispose(): void {
    this.draft.dispose()
    this.quote.dispose()
  }

  private choose(choice: { addressId?: string; couponIds?: string[] | undefined }) {
    Object.assign(this, choice)
  }

  private async renew(): Promise<void> {
    runInAction(() => (this.quoting = true))
    await this.quote.reload().finally(() => runInAction(() => (this.quoting = false)))
  }

  private async ask(): Promise<MallQuote | null> {
    const { addressId, couponIds, usePoints } = this
    try {
      // The skeleton, and later the button, shows the loading state.
      const quote = await this.quoteUnder({ addressId, couponIds, usePoints })
      if (!isOfKind(quote, 'mall')) throw new Error('The quote of a trade is one of the mall')
      return quote
    } catch (error) {
      if (failureOf(error) === 'cartEmpty') return null
      if (!this.giveUp(error)) throw error
      return this.ask()
    }
  }

  /** Drops the choice that caused the failure; false when no choice did. */
  private giveUp(error: unknown): boolean {
    const failure = failureOf(error)
    if (failure === 'addressNotFound' && this.addressId) this.addressId = undefined
    else if ((failure === 'couponUnavailable' || failure === 'couponNotFound') && this.couponIds)
      this.couponIds = undefined
    else return false
    tell(error)
    return true
  }

  private async place(quote: MallQuote): Promise<void> {
    const shopRemarks = [...this.remarks].map(([shopId, remark]) => ({ shopId, remark }))
    try {
      const { orderId } = await this.api.order.submit(
        this.key.on({ quoteId: quote.id, shopRemarks, agreed: this.agreed }),
      )
      this.draft.end()
      void this.root.cart.refresh()
      await replace('pay', { orderId })
    } catch (error) {
      await this.refused(error, quote)
    }
  }

  /** After a lost answer a retry keeps the key; any other failure asks for a new quote and says what changed. */
  private async refused(error: unknown, before: MallQuote) {
    if (error instanceof NetworkError) return tell(error)
    this.key.renew()
    const failure = failureOf(error)
    const expected = failure === 'quoteExpired' || failure === 'quoteChanged'
    if (!expected) tell(error)
    await this.renew()
    const after = this.quote.value
    if (!after || !expected) return
    if (failure === 'quoteExpired' && this.canSubmit && after.total === before.total) return this.place(after)
    const { changed, changedText, gotIt } = words()
    const text = changedText(formatMoney(before.total), formatMoney(after.total))
    await confirm({ title: changed, text, ok: gotIt })
  }
}
