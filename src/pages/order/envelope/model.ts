import type { CouponSlot, OrderCoupon } from '@contract/entities/coupon'
import { back } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import type { CheckoutState } from '@/state/checkout'

const slots: readonly CouponSlot[] = ['envelope', 'store', 'delivery']

/** Choosing the coupons of an order: one of each kind at most (product text §3, §5). */
export class EnvelopeModel {
  readonly coupons: Resource<OrderCoupon[]>
  chosen: Partial<Record<CouponSlot, string>>

  constructor(
    api: Api,
    private readonly checkout: CheckoutState,
    quoteId: string,
  ) {
    this.coupons = new Resource(async () => (await api.order.usableCoupons({ quoteId }, { quiet: true })).items)
    this.chosen = { ...checkout.offered }
    makeModel(this, 'checkout')
  }

  /** The usable coupons by their kind, for the kinds there are. */
  get groups(): { slot: CouponSlot; items: OrderCoupon[] }[] {
    const usable = this.coupons.ready.filter(({ reason }) => reason === null)
    const groups = slots.map((slot) => ({ slot, items: usable.filter((coupon) => coupon.slot === slot) }))
    return groups.filter(({ items }) => items.length > 0)
  }

  get unusable(): OrderCoupon[] {
    return this.coupons.ready.filter(({ reason }) => reason !== null)
  }

  get ids(): string[] {
    return Object.values(this.chosen)
  }

  isChosen({ slot, id }: OrderCoupon): boolean {
    return this.chosen[slot] === id
  }

  /** Takes a coupon instead of another of its kind, or lets go of it. */
  toggle({ slot, id }: OrderCoupon): void {
    const { [slot]: before, ...others } = this.chosen
    this.chosen = before === id ? others : { ...others, [slot]: id }
  }

  /** Leaves the choice to the price. */
  async useBest(): Promise<void> {
    this.checkout.choose({ couponIds: undefined })
    await back()
  }

  async save(): Promise<void> {
    this.checkout.choose({ couponIds: this.ids })
    await back()
  }

  dispose(): void {
    this.coupons.dispose()
  }
}
