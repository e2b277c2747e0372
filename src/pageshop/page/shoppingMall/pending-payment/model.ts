import type { MallSummary, OrderSummary } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { isOfKind } from '@contract/order-kinds'
import { mallKind } from '@/features/mall/kind'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { navigate } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, Resource, type RootState } from '@/state'

/** The orders of a trade that wait to be paid together (product text §2, pending-payment detail). */
export class PendingPaymentModel {
  readonly orders: Resource<MallSummary[]>
  readonly actions: OrderActions

  /** @param id one of the orders; another one that is left once it is cancelled */
  constructor(
    api: Api,
    root: RootState,
    private id: string,
  ) {
    const most = { pageSize: limits.maxPageSize }
    this.orders = new Resource(async () => {
      const { items } = await api.order.list({ kind: 'mall', paidWith: this.id, ...most }, { quiet: true })
      return items.filter((order) => isOfKind(order, 'mall'))
    })
    this.actions = new OrderActions(api, root, this, viewsOfKind('mall', mallKind))
    makeModel(this, 'actions', 'id')
  }

  /** Total of all orders. */
  get total(): number {
    return this.orders.ready.reduce((sum, { total }) => sum + total, 0)
  }

  /** Earliest payment deadline. */
  get payBefore(): string | undefined {
    return this.orders.ready
      .flatMap(({ payBefore }) => payBefore ?? [])
      .sort()
      .at(0)
  }

  /** Learns at once when it is paid or closed elsewhere; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('order', this.id, () => void this.orders.reload(false))
  }

  pay(): void {
    navigate('pay', { orderId: this.id })
  }

  openOrders(): void {
    void replace('myOrder', {})
  }

  /** One of them is cancelled: the payment is for the others now. */
  changed({ id }: OrderSummary): void {
    if (id === this.id) this.id = this.orders.value?.find((order) => order.id !== id)?.id ?? id
    void this.orders.reload()
  }

  removed(): void {
    void this.orders.reload()
  }

  refused(): void {
    void this.orders.reload()
  }

  dispose(): void {
    this.orders.dispose()
  }
}
