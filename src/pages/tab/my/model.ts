import type { OrderTab } from '@contract/calls/order'
import type { OrderSummary } from '@contract/entities/order'
import type { User } from '@contract/entities/user'
import { accountResource } from '@/features/account/account'
import { open } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

/** What the tab tells at a glance. `balance` is in the smallest unit; `live` is the newest order that is under way. */
export interface Overview {
  readonly balance: number
  readonly counts: Answer<'order.count'>
  readonly membership: Answer<'member.info'>
  readonly live: OrderSummary | undefined
}

async function overviewOf(api: Api): Promise<Overview> {
  const [{ balance }, counts, membership, { items }] = await Promise.all([
    api.wallet.balance({}, { quiet: true }),
    api.order.count({}, { quiet: true }),
    api.member.info({}, { quiet: true }),
    api.order.list({ tab: 'inProgress', pageSize: 1 }, { quiet: true }),
  ])
  return { balance, counts, membership, live: items[0] }
}

/** The personal center (product text §2, screens described by their labels). */
export class MyModel {
  readonly account: Resource<User>
  readonly overview: Resource<Overview>

  constructor(
    api: Api,
    private readonly root: RootState,
  ) {
    this.account = accountResource(api, root.session)
    this.overview = new Resource(() => overviewOf(api))
    makeModel(this, 'root')
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  /** The customer, with every change made on other screens. */
  get user(): User {
    return this.root.session.user ?? this.account.ready
  }

  /** Reads everything again; a visitor has nothing to read. */
  async refresh(): Promise<void> {
    if (this.signedIn) await Promise.all([this.account.reload(), this.overview.reload()])
  }

  /** Opens the tab of the orders at those in question. */
  async openOrders(tab: OrderTab): Promise<void> {
    this.root.ordersTab.choose(tab)
    await open('orders')
  }

  dispose(): void {
    this.account.dispose()
    this.overview.dispose()
  }
}
