import { observable, runInAction } from 'mobx'
import type { OfferedCoupon, OfferState } from '@contract/entities/coupon'
import type { FailureName } from '@contract/failures'
import { toast } from '@/platform/view/feedback'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { failureOf } from '@/services/failures'
import { makeModel } from '@/state'
import { tell } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** State of a coupon after a refusal. */
const stateAfter: Partial<Record<FailureName, OfferState>> = {
  couponUsedUp: 'soldOut',
  couponLimitReached: 'received',
  notMember: 'membersOnly',
}

/** An offer was received, or refused. */
const changed = new AppEvent<void>()

/** Receives coupons of a list of offers, each with one tap. */
export class OfferClaims {
  /** The coupon that is being received. */
  claiming: string | undefined = undefined
  private readonly keys = new Map<string, OnceKey>()
  /** States since an offer was loaded. */
  private readonly states = observable.map<string, { offer: OfferedCoupon; state: OfferState }>([], { deep: false })

  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    /** Loads the offers again. */
    renew: () => unknown,
  ) {
    // A login remounts the screen, so that another model may show the offer that this one receives.
    this.stopFollowing = changed.on(() => this.claiming ?? renew())
    makeModel(this, 'api', 'keys', 'states', 'stopFollowing')
  }

  /** Receives a coupon, after login for a visitor. */
  claim(offer: OfferedCoupon): void {
    needsLogin(() => this.receive(offer))()
  }

  /** The current state of an offer. */
  stateOf(offer: OfferedCoupon): OfferState {
    const changed = this.states.get(offer.id)
    return changed?.offer === offer ? changed.state : offer.state
  }

  join(): void {
    navigate('member')
  }

  dispose(): void {
    this.stopFollowing()
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
    runInAction(() => this.states.set(offer.id, { offer, state }))
    changed.emit()
  }
}
