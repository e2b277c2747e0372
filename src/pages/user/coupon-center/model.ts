import type { CouponGift, OfferedCoupon } from '@contract/entities/coupon'
import { OfferClaims } from '@/features/coupon/Offer/claims'
import { signedIn } from '@/platform/session/token'
import type { Api } from '@/services/api'
import { makeModel, PagedResource, Resource } from '@/state'

const quiet = { quiet: true }

/** The coupon centre: claimable coupons, and those granted by the membership (product text §2, get coupon). */
export class CouponCenterModel {
  readonly offers: PagedResource<OfferedCoupon>
  readonly claims: OfferClaims
  /** Loaded for customers only. */
  readonly gifts: Resource<readonly CouponGift[]>

  constructor(api: Api) {
    this.claims = new OfferClaims(api, () => this.offers.renew(false))
    this.offers = new PagedResource<OfferedCoupon>((page) => api.coupon.center(page, quiet))
    this.gifts = new Resource(async () => (await api.coupon.gifts({}, quiet)).items)
    makeModel(this, 'claims')
    if (signedIn()) void this.gifts.load()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.offers.reload(), signedIn() && this.gifts.reload()])
  }

  dispose(): void {
    this.claims.dispose()
    this.offers.dispose()
    this.gifts.dispose()
  }
}
