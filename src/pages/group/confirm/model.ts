import { reaction, runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import { Checkout } from '@/features/checkout/checkout'
import { Quotes } from '@/features/checkout/quotes'
import { totalChange } from '@/features/checkout/text'
import { GroupCartState } from '@/features/group-cart/model'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { Draft } from '@/state/base/draft'

type Quote = Answer<'groupCart.confirm'>

/** Choices of the host, kept over a reload. */
interface Chosen {
  readonly note: string
  readonly sets?: number | undefined
  readonly couponIds?: string[] | undefined
}

/** Locking a shared cart, which places its order with the host’s coupons. */
export class GroupConfirmModel {
  readonly group: GroupCartState
  note = ''
  /** Sets of tableware; undefined for one each. */
  sets: number | undefined = undefined
  readonly quotes: Quotes<Quote>
  readonly checkout: Checkout<Quote, Answer<'groupCart.lock'>>
  /** The chosen coupons; undefined for those that save most. */
  private couponIds: string[] | undefined = undefined
  private readonly stop: () => void
  private readonly draft: Draft<Chosen>

  constructor(
    private readonly api: Api,
    root: RootState,
    readonly id: string,
  ) {
    const group = new GroupCartState(api, id)
    this.group = group
    this.quotes = new Quotes({ request: () => this.request(), drop: (failure) => this.drop(failure) })
    this.checkout = new Checkout({
      quotes: this.quotes,
      place: ({ total, coupons }, keyed) => {
        const couponIds = coupons.flatMap(({ couponId }) => couponId ?? [])
        const { note: remark, tableware } = this
        return api.groupCart.lock(keyed({ cartId: id, total, couponIds, remark, tableware }))
      },
      record: () => this.draft.end(),
      leave: ({ orderId }) =>
        group.cart.ready.payer === 'each' ? replace('groupSplit', { id }) : replace('pay', { orderId }),
      amount: ({ total }) => total,
      change: (before, after) => totalChange(before.total, after.total),
    })
    makeModel(this, 'api', 'id', 'group', 'quotes', 'checkout', 'stop', 'draft')
    this.draft = new Draft<Chosen>(`group cart ${id}`, root.session, {
      read: () => ({ note: this.note, sets: this.sets, couponIds: this.couponIds }),
      restore: (kept) => Object.assign(this, kept),
    })
    // Dishes that others choose have another price.
    this.stop = reaction(
      () => group.cart.value,
      (_, before) => void (before && this.quotes.renew()),
    )
  }

  get tableware(): number {
    return this.sets ?? this.group.cart.ready.people.filter(({ lines }) => lines.length > 0).length
  }

  setTableware(count: number): void {
    this.sets = count
  }

  /** Opens the coupon selection with the quote's coupons. */
  async chooseCoupons(): Promise<void> {
    const quote = this.quotes.current
    if (!quote) return
    const { quoteId, coupons } = quote
    const chosen = coupons.flatMap(({ couponId }) => couponId ?? []).join(',')
    const choice = await pick('couponPicker', { quoteId, chosen })
    if (choice) await this.quotes.change(() => (this.couponIds = choice.couponIds))
    else await this.quotes.renew()
  }

  async writeNote(): Promise<void> {
    const text = await pick('noteEditor', { to: 'store', text: this.note })
    if (text !== undefined) runInAction(() => (this.note = text))
  }

  dispose(): void {
    this.stop()
    this.draft.dispose()
    this.group.dispose()
    this.quotes.dispose()
  }

  private request(): Promise<Quote> {
    const { id: cartId, couponIds } = this
    return this.api.groupCart.confirm({ cartId, ...(couponIds && { couponIds }) }, { quiet: true })
  }

  /** Resets the coupons when a failure refers to them. */
  private drop(failure: FailureName | undefined): boolean {
    const isCoupon = failure === 'couponUnavailable' || failure === 'couponNotFound'
    if (!isCoupon || !this.couponIds) return false
    this.couponIds = undefined
    return true
  }
}
