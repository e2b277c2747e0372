import type { MallDetail, MallSummary } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { remind } from '@/features/order/remind'
import { navigate } from '@/platform/gate'
import { afterSales, mallStateText, words } from './text'

class MallView implements OrderView {
  readonly does: OrderView['does']
  readonly note: string
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly confirmTitle = undefined

  readonly buttons: OrderView['buttons']

  constructor(private readonly order: MallSummary) {
    const { balance = null, step } = order.presale ?? {}
    this.buttons = step === 'balance' && balance !== null ? { pay: words().payBalance(formatMoney(balance)) } : {}
    this.note = order.note
    this.does = {
      remind: (doing) => remind(order.id, doing),
      evaluate: () => navigate('mallEvaluate', { orderId: order.id }),
    }
  }

  get state(): string {
    return mallStateText(this.order)
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

  /** The balance has a screen of its own before the cashier. */
  get pay() {
    const { id, presale } = this.order
    return presale?.step === 'balance' ? (go: Go) => go('payPresale', { id }) : undefined
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
