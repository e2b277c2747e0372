import type { CouponSlot, OrderCoupon } from '@contract/entities/coupon'
import { ClaimModel } from '@/features/coupon/claims'
import { answer } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

const slots: readonly CouponSlot[] = ['envelope', 'store', 'delivery']

/** Coupon selection for an order or a trade over several stores, at most one per slot (product text §3, §5). */
export class EnvelopeModel {
  readonly coupons: Resource<OrderCoupon[]>
  readonly claims: ClaimModel

  /** `ids` are the selected coupons. */
  constructor(
    api: Api,
    quoteId: string,
    public ids: string[],
  ) {
    this.coupons = new Resource(async () => (await api.order.usableCoupons({ quoteId }, { quiet: true })).items)
    this.claims = new ClaimModel(api, { quoteId })
    makeModel(this, 'claims')
    void this.claims.coupons.load()
  }

  /** Usable coupons by slot, without empty slots. */
  get groups(): { slot: CouponSlot; items: OrderCoupon[] }[] {
    const usable = this.coupons.ready.filter(({ reason }) => reason === null)
    const groups = slots.map((slot) => ({ slot, items: usable.filter((coupon) => coupon.slot === slot) }))
    return groups.filter(({ items }) => items.length > 0)
  }

  get unusable(): OrderCoupon[] {
    return this.coupons.ready.filter(({ reason }) => reason !== null)
  }

  isChosen({ id }: OrderCoupon): boolean {
    return this.ids.includes(id)
  }

  /** Selects a coupon in place of the slot's current one, or deselects it; each store of a trade has its own slot. */
  toggle({ slot, storeId, id }: OrderCoupon): void {
    const sameSlot = this.coupons.ready
      .filter((coupon) => coupon.slot === slot && coupon.storeId === storeId)
      .map((coupon) => coupon.id)
    const others = this.ids.filter((each) => !sameSlot.includes(each))
    this.ids = this.ids.includes(id) ? others : [...others, id]
  }

  /** Lets the server choose the best combination. */
  async useBest(): Promise<void> {
    await answer('couponPicker', { couponIds: undefined })
  }

  async save(): Promise<void> {
    await answer('couponPicker', { couponIds: this.ids })
  }

  /** Shows claimed coupons among those for the order. */
  claimed(): void {
    void this.coupons.reload()
  }

  dispose(): void {
    this.claims.dispose()
    this.coupons.dispose()
  }
}
