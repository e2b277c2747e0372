import type { CouponGroup } from '@contract/calls/coupon'
import type { OfferedCoupon } from '@contract/entities/coupon'
import { OfferClaims } from '@/features/coupon/Offer/claims'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { FilteredList } from '@/state/base/filtered-list'

interface Choice {
  group: CouponGroup | undefined
  shopId: string | undefined
}

/** The coupons that the mall offers, of the platform, its shops and for shipping, or of one shop (product text §2, voucher collection). */
export class VouchersModel {
  readonly list: FilteredList<OfferedCoupon, Choice>
  readonly claims: OfferClaims

  constructor(
    api: Api,
    readonly shopId?: string,
  ) {
    this.claims = new OfferClaims(api, () => this.list.pages.renew(false))
    this.list = new FilteredList<OfferedCoupon, Choice>(
      (request, options) => api.coupon.center({ ...request, business: 'mall' }, options),
      { group: undefined, shopId },
      { group: undefined },
    )
    makeModel(this, 'claims', 'shopId')
  }

  /** Shows one group, or all. */
  choose(group: CouponGroup | 'all'): void {
    this.list.choose({ group: group === 'all' ? undefined : group })
  }

  dispose(): void {
    this.claims.dispose()
    this.list.dispose()
  }
}
