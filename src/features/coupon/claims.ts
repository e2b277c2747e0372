import { runInAction } from 'mobx'
import { plural } from '@contract/format'
import type { ClaimableCoupon } from '@contract/entities/coupon'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { needsLogin } from '@/platform/navigation/gate'
import { token } from '@/platform/session/token'
import type { Api } from '@/services/api'
import { AppEvent } from '@/services/events'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { picked, Resource } from '@/state/base/resource'
import { type KeyAdder, sendOnce } from '@/state/base/send-once'

const words = dictionary({
  en: { got: (count: number) => `${plural(count, 'coupon')} added` },
  zh: { got: (count) => `已领取${count}张券` },
})

/** Maximum number of coupons in a strip; the others are claimed with them. */
const SHOWN = 3

/** Coupons were received. */
const received = new AppEvent<void>()

/** Claimable coupons of the platform, of a store, or for a quote (product text §3). */
export class ClaimModel {
  readonly coupons: Resource<ClaimableCoupon[]>
  claiming = false
  /** The session token that the coupons were loaded with. */
  private reader = ''
  /** Idempotency keys by coupon, kept until it is received or refused, so that a retry claims it once. */
  private readonly keys = new Map<string, OnceKey>()
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    of: { readonly storeId?: string } | { readonly quoteId: string } = {},
  ) {
    this.coupons = new Resource(() => {
      this.reader = token.value
      const quiet = { quiet: true }
      return picked(
        'quoteId' in of ? api.order.claimableCoupons(of, quiet) : api.home.coupons(of, quiet),
        ({ items }) => items,
      )
    })
    // A login remounts the screen, so that another model may show the coupon that this one claims.
    this.stopFollowing = received.on(() => this.claiming || void this.coupons.reload(false))
    makeModel(this, 'api', 'keys', 'reader', 'stopFollowing')
  }

  get shown(): ClaimableCoupon[] {
    return this.coupons.value?.slice(0, SHOWN) ?? []
  }

  /** Claims all coupons, after login for a visitor; `done` is called once some were received. */
  claim(done?: () => void): void {
    needsLogin(() => this.receive(done))()
  }

  dispose(): void {
    this.stopFollowing()
    this.coupons.dispose()
  }

  private async receive(done?: () => void) {
    if (this.claiming) return
    this.claiming = true
    if (this.reader !== token.value) await this.coupons.reload()
    let got = 0
    for (const coupon of this.coupons.value ?? []) if (await this.take(coupon)) got += 1
    await this.coupons.reload()
    received.emit()
    runInAction(() => (this.claiming = false))
    if (got === 0) return
    toast(words().got(got))
    done?.()
  }

  private async take({ id }: ClaimableCoupon): Promise<boolean> {
    const key = this.keys.get(id) ?? new OnceKey()
    this.keys.set(id, key)
    const claim = (keyed: KeyAdder) => this.api.home.receiveCoupon(keyed({ couponId: id }))
    return (await attempt(() => sendOnce(key, claim))) !== undefined
  }
}
