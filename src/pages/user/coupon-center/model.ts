import { runInAction } from 'mobx'
import type { CouponGift, OfferedCoupon, OfferState } from '@contract/entities/coupon'
import type { FailureName } from '@contract/failures'
import { toast } from '@/platform/feedback'
import { navigate, needsLogin } from '@/platform/gate'
import { signedIn } from '@/platform/token'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { makeModel, PagedResource, Resource } from '@/state'
import { tell } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

const quiet = { quiet: true }

/** What a refusal tells of a coupon's state. */
const stateAfter: Partial<Record<FailureName, OfferState>> = {
  couponUsedUp: 'soldOut',
  couponLimitReached: 'received',
  notMember: 'membersOnly',
}

/** The coupon centre: what can be received, and what the membership gave (product text §2, get coupon). */
export class CouponCenterModel {
  readonly offers: PagedResource<OfferedCoupon>
  /** Loaded for customers only. */
  readonly gifts: Resource<readonly CouponGift[]>
  /** The coupon that is being received. */
  claiming: string | undefined = undefined
  private readonly keys = new Map<string, OnceKey>()

  constructor(private readonly api: Api) {
    this.offers = new PagedResource<OfferedCoupon>((page) => api.coupon.center(page, quiet))
    this.gifts = new Resource(async () => (await api.coupon.gifts({}, quiet)).items)
    makeModel(this, 'api', 'keys')
    if (signedIn()) void this.gifts.load()
  }

  /** Receives a coupon with one tap, after login for a visitor. */
  claim(offer: OfferedCoupon): void {
    needsLogin(() => this.receive(offer))()
  }

  join(): void {
    navigate('member')
  }

  async refresh(): Promise<void> {
    await Promise.all([this.offers.reload(), signedIn() && this.gifts.reload()])
  }

  dispose(): void {
    this.offers.dispose()
    this.gifts.dispose()
  }

  private async receive(offer: OfferedCoupon): Promise<void> {
    if (this.claiming !== undefined) return
    this.claiming = offer.id
    const key = this.keys.get(offer.id) ?? new OnceKey()
    this.keys.set(offer.id, key)
    try {
      await sendOnce(key, (keyed) => this.api.home.receiveCoupon(keyed({ couponId: offer.id })))
      this.mark(offer, 'received')
      toast(words().got)
    } catch (error) {
      tell(error)
      const state = stateAfter[failureOf(error) ?? 'unexpected']
      if (state) this.mark(offer, state)
    }
    runInAction(() => (this.claiming = undefined))
  }

  private mark(offer: OfferedCoupon, state: OfferState) {
    runInAction(() => (offer.state = state))
  }
}
