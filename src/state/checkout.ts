import { reaction } from 'mobx'
import type { TakeawayDetail, Quote } from '@contract/entities/order'
import type { CouponSlot } from '@contract/entities/coupon'
import { token } from '@/platform/token'
import { makeModel } from './base/make-model'

const nothingChosen = () => ({
  fulfilment: 'delivery' as Quote['fulfilment'],
  /** Undefined is the default address, or the one used last. */
  addressId: undefined as string | undefined,
  /** Null is as soon as possible. */
  deliverAt: null as string | null,
  /** Undefined is those that save most. */
  couponIds: undefined as string[] | undefined,
  remark: '',
  /** How many sets. */
  tableware: 0,
  hideNumber: true,
  riderNote: '',
  contactFree: false,
  ifSoldOut: 'call' as TakeawayDetail['ifSoldOut'],
  /** To the in-store service agreement, for self-pickup. */
  agreed: false,
  pickupPhone: '',
})

/** What is chosen on the way from a basket to its order (product text §5, orders). */
export type Choices = ReturnType<typeof nothingChosen>

/** The choices for one store's order, for the screens that make them: confirming, addresses, coupons, notes. */
export class CheckoutState {
  choices: Choices = nothingChosen()
  /** The coupons of the quote that is being looked at, by slot. */
  offered: Partial<Record<CouponSlot, string>> = {}
  private storeId = ''

  constructor() {
    makeModel(this, 'storeId')
    reaction(() => token.value, this.forget)
  }

  /** Begins with a store's basket; what was chosen for the same store before still holds, or before any was known. */
  begin(storeId: string): void {
    if (this.storeId && storeId !== this.storeId) this.forget()
    this.storeId = storeId
  }

  /** Notes what a person chose for the next quote or the order. */
  choose(change: Partial<Choices>): void {
    Object.assign(this.choices, change)
  }

  /** Takes what a quote is about for chosen. */
  follow({ fulfilment, address, deliverAt }: Quote): void {
    this.choose({ fulfilment, deliverAt, ...(address ? { addressId: address.id } : {}) })
  }

  /** Takes the coupons of a quote for what the choice between them begins with. */
  offer({ coupons }: Quote): void {
    this.offered = Object.fromEntries(coupons.flatMap(({ slot, couponId }) => (couponId ? [[slot, couponId]] : [])))
  }

  /** The order was placed, or somebody else came. */
  forget(): void {
    this.choices = nothingChosen()
    this.storeId = ''
  }
}
