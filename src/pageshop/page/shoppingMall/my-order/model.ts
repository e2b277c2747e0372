import { runInAction } from 'mobx'
import type { OrderSummary } from '@contract/entities/order'
import { type MallStatus, mallStates } from '@contract/states/mall'
import { mallKind } from '@/features/mall/kind'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import type { Api } from '@/services/api'
import { makeModel, type RootState } from '@/state'
import { inBackground } from '@/state/base/background'
import { FilteredList } from '@/state/base/filtered-list'

/** The states that have a tab; a closed order is among all of them. */
export const shownStates = ['pendingPayment', 'pendingShipment', 'pendingReceipt', 'success'] as const

/** Tab of the list: the orders in a state, or all. */
export type OrdersTab = 'all' | Extract<MallStatus, (typeof shownStates)[number]>

/** Filter of a tab: orders to pay are in several states, like the steps of presales. */
const rangeOf = (tab: OrdersTab) =>
  tab === 'pendingPayment' ? { tab: 'toPay' as const } : tab === 'all' ? {} : { state: tab }

/** Counts by state as counts by the status that customers are shown, without those that only wait for their balance. */
function byStatus(states: Readonly<Record<string, number>>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [state, { status, step }] of Object.entries(mallStates))
    if (step !== 'waiting') counts[status] = (counts[status] ?? 0) + (states[state] ?? 0)
  return counts
}

/** The customer's orders of the mall by state (product text §2, my order). */
export class MyOrderModel {
  readonly list: FilteredList<OrderSummary, { tab: OrdersTab }>
  readonly actions: OrderActions
  /** The number of orders by status. */
  counts: Readonly<Record<string, number>> = {}

  constructor(
    private readonly api: Api,
    root: RootState,
    state: string | undefined,
  ) {
    const tab = shownStates.find((each) => each === state) ?? 'all'
    const all: { tab: OrdersTab } = { tab: 'all' }
    this.list = new FilteredList(
      ({ tab: chosen, ...page }, options) => api.order.list({ ...page, kind: 'mall', ...rangeOf(chosen) }, options),
      { tab },
      all,
    )
    this.actions = new OrderActions(api, root, this, viewsOfKind('mall', mallKind))
    makeModel(this, 'api', 'actions')
  }

  get tab(): OrdersTab {
    return this.list.choice.tab
  }

  choose(tab: OrdersTab): void {
    this.list.choose({ tab })
  }

  async refresh(): Promise<void> {
    await Promise.all([this.list.pages.reload(), this.count()])
  }

  /** Reads list and counts again and keeps the scroll position. */
  async returned(): Promise<void> {
    await Promise.all([this.list.pages.renew(), this.count()])
  }

  async count(): Promise<void> {
    const counted = await inBackground(() => this.api.order.count({ kind: 'mall' }, { quiet: true }))
    if (counted) runInAction(() => (this.counts = byStatus(counted.states ?? {})))
  }

  /** The order may have moved to another tab. */
  changed(_order: OrderSummary): void {
    void this.returned()
  }

  removed(_id: string): void {
    void this.returned()
  }

  refused(_id: string): void {
    void this.returned()
  }

  dispose(): void {
    this.list.dispose()
  }
}
