import type { OrderTab } from '@contract/calls/order'
import type { OrderSummary } from '@contract/entities/order'
import type { User } from '@contract/entities/user'
import { accountResource } from '@/features/account/account'
import { ClaimModel } from '@/features/coupon/claims'
import { MerchantState, type ManagedStore } from '@/features/merchant/merchant'
import { open } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

/**
 * Summary of the account. `balance` is in the smallest unit; `coupons` counts the unused ones; `live` is the newest order
 * in progress.
 */
export interface Overview {
  readonly balance: number
  readonly coupons: number
  readonly points: number
  readonly counts: Answer<'order.count'>
  /** The same of the mall's orders, with their states. */
  readonly mallCounts: Answer<'order.count'>
  readonly membership: Answer<'member.info'>
  readonly live: OrderSummary | undefined
}

async function overviewOf(api: Api): Promise<Overview> {
  const [{ balance }, { unused }, points, counts, mallCounts, membership, { items }] = await Promise.all([
    api.wallet.balance({}, { quiet: true }),
    api.coupon.count({}, { quiet: true }),
    api.points.rule({}, { quiet: true }),
    api.order.count({}, { quiet: true }),
    api.order.count({ kind: 'mall' }, { quiet: true }),
    api.member.info({}, { quiet: true }),
    api.order.list({ tab: 'inProgress', pageSize: 1 }, { quiet: true }),
  ])
  return {
    balance,
    coupons: unused,
    points: points.balance,
    counts,
    mallCounts,
    membership,
    live: items[0],
  }
}

/** The personal center (product text §2, screens described by their labels). */
export class MyModel {
  readonly account: Resource<User>
  readonly overview: Resource<Overview>
  /** Claimable coupons. */
  readonly claims: ClaimModel
  /** The counts of unread messages. */
  private readonly messages: Resource<Answer<'message.count'>>
  private readonly merchant: MerchantState
  private readonly riding: Resource<Answer<'partner.status'>>

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    this.account = accountResource(api, root.session)
    this.overview = new Resource(() => overviewOf(api))
    this.claims = new ClaimModel(api)
    this.messages = new Resource(() => api.message.count({}, { quiet: true }))
    this.merchant = root.keep(MerchantState)
    this.riding = new Resource(() => api.partner.status({ kind: 'rider' }, { quiet: true }))
    makeModel(this, 'root', 'merchant')
    void this.claims.coupons.load()
    if (!this.signedIn) return
    for (const each of this.asides) void each.reload(false)
  }

  /** Resources whose failure is not shown. */
  private get asides() {
    return [this.merchant.stores, this.messages, this.riding]
  }

  /** The store that the customer runs, if any. */
  get store(): ManagedStore | undefined {
    return this.signedIn ? this.merchant.store : undefined
  }

  /** Whether the customer was approved as a rider. */
  get isRider(): boolean {
    return this.signedIn && this.riding.value?.application.state === 'passed'
  }

  /** Number of unread messages; 0 for visitors and until it is known. */
  get newMessages(): number {
    return this.signedIn ? (this.messages.value?.total ?? 0) : 0
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The customer from the session, so that changes made on other screens are included. */
  get user(): User {
    return this.root.session.user ?? this.account.ready
  }

  /** Reloads everything; for visitors the claimable coupons. */
  async refresh(): Promise<void> {
    const own = this.signedIn
      ? [this.account.reload(), this.overview.reload(), ...this.asides.map((each) => each.reload(false))]
      : []
    await Promise.all([this.claims.coupons.reload(false), ...own])
  }

  /** Opens the order list with a tab selected. */
  async openOrders(tab: OrderTab): Promise<void> {
    this.root.ordersTab.choose(tab)
    await open('orders')
  }

  dispose(): void {
    this.account.dispose()
    this.overview.dispose()
    this.claims.dispose()
    this.messages.dispose()
    this.riding.dispose()
  }
}
