import type { MallDetail, MallSummary } from '@contract/entities/order'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { remind } from '@/features/order/remind'
import { navigate } from '@/platform/gate'
import { afterSales, mallStateWords, words } from './text'

class MallView implements OrderView {
  readonly does: OrderView['does']
  readonly note: string
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly buttons = {}
  readonly confirmTitle = undefined

  constructor(private readonly order: MallSummary) {
    this.note = order.note
    this.does = {
      remind: (doing) => remind(order.id, doing),
      evaluate: () => navigate('mallEvaluate', { orderId: order.id }),
    }
  }

  get state(): string {
    return mallStateWords()[this.order.status]
  }

  get name(): string {
    return words().mall
  }

  get progress(): News | undefined {
    const { status, parcels, parcelsShipped } = this.order
    const { packing, partShipped, shipped } = words()
    if (status === 'pendingReceipt') return { icon: 'truck', text: shipped(parcels) }
    if (status !== 'pendingShipment') return undefined
    return { icon: 'package', text: parcelsShipped > 0 ? partShipped(parcelsShipped, parcels) : packing }
  }

  get open() {
    return (go: Go) => go('mallOrder', { id: this.order.id })
  }

  get askRefund() {
    return (go: Go) => go('applyAfterSales', { orderId: this.order.id })
  }

  get confirmWarning(): string {
    const { parcels, parcelsDelivered } = this.order
    const { confirmWarning, notThereYet } = words()
    return parcelsDelivered < parcels ? notThereYet(parcels - parcelsDelivered, parcels) : confirmWarning
  }
}

/** Mall orders as an order kind. */
export const mallKind: OrderKindView<MallSummary, MallDetail> = {
  view: (order) => new MallView(order),
  paidFacts: () => [],
  afterSales,
  category: () => ({ name: words().mall, icon: 'shopping-bag' }),
}
