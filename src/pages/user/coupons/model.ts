import type { Coupon, CouponStatus } from '@contract/entities/coupon'
import { openAnyStore } from '@/features/store/doors'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { renewLoaded } from '@/state/base/renew-loaded'

/** The customer's coupons by status (product text §2, my coupons). */
export class CouponsModel {
  tab: CouponStatus = 'unused'
  private readonly lists: Record<CouponStatus, PagedResource<Coupon>>

  constructor(api: Api) {
    const list = (tab: CouponStatus) =>
      new PagedResource<Coupon>((page) => api.coupon.list({ ...page, tab }, { quiet: true }))
    this.lists = { unused: list('unused'), used: list('used'), expired: list('expired') }
    makeModel(this, 'lists')
  }

  get list(): PagedResource<Coupon> {
    return this.lists[this.tab]
  }

  choose(tab: CouponStatus): void {
    this.tab = tab
    void this.list.load()
  }

  /** Opens the coupon's store, or home for platform coupons. */
  use({ storeId: id, business }: Coupon): void {
    if (id && business) openAnyStore({ id, business })
    else navigate('home')
  }

  /** Reloads after the return from another screen, possibly after an order. */
  async refresh(): Promise<void> {
    await renewLoaded(this.lists)
  }

  dispose(): void {
    for (const list of Object.values(this.lists)) list.dispose()
  }
}
