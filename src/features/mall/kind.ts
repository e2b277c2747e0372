import type { MallDetail, MallSummary } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { isOpenRefund } from '@contract/states/after-sales'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { momentInside } from '@/features/order/moment'
import { remind } from '@/features/order/remind'
import { navigate } from '@/platform/navigation/gate'
import { mallAfterSales } from './after-sales'
import { isDelivered, mallStateText, words } from './text'

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
    const { status, parcels, parcelsShipped, paidTogether, presale } = this.order
    const { packing, partShipped, shipped, together, arrived } = words()
    if (presale?.step === 'waiting') return balanceNews(this.order)
    if (paidTogether > 1) return { icon: 'wallet', text: together(paidTogether - 1) }
    if (isDelivered(this.order)) return { icon: 'package', text: arrived }
    if (status === 'pendingReceipt') return { icon: 'truck', text: shipped(parcels) }
    if (status !== 'pendingShipment') return undefined
    return { icon: 'package', text: parcelsShipped > 0 ? partShipped(parcelsShipped, parcels) : packing }
  }

  /** The balance of a presale, and several orders paid together, have a screen before the cashier. */
  get pay() {
    const { id, presale } = this.order
    return presale?.step === 'balance' ? (go: Go) => go('payPresale', { id }) : this.together
  }

  get together() {
    const { id, paidTogether } = this.order
    return paidTogether > 1 ? (go: Go) => go('pendingPayment', { id }) : undefined
  }

  get open() {
    return (go: Go) => go('mallOrder', { id: this.order.id })
  }

  get askRefund() {
    return mallAfterSales.ask?.(this.order)
  }

  get confirmWarning(): string {
    const { parcels, parcelsDelivered, refund } = this.order
    const { confirmWarning, notThereYet, caseStays } = words()
    const warning = parcelsDelivered < parcels ? notThereYet(parcels - parcelsDelivered, parcels) : confirmWarning
    return refund && isOpenRefund(refund.state) ? `${warning}${caseStays}` : warning
  }
}

/** The balance of a presale whose deposit is paid, and the time from which it can be paid. */
function balanceNews({ presale, utcOffset }: MallSummary): News | undefined {
  const { balance = null, balanceFrom: from = null } = presale ?? {}
  if (balance === null || from === null) return undefined
  return { icon: 'clock', text: words().balanceLater(formatMoney(balance), momentInside(from, utcOffset)) }
}

/** One payment may pay orders of several shops, and a deposit leaves a balance to be paid. */
function paidFacts({ tradeOrderIds, presale, utcOffset }: MallDetail) {
  const { orders, ofShops, balance, balanceFrom } = words()
  const shops = tradeOrderIds.length > 0 ? [{ label: orders, value: ofShops(tradeOrderIds.length + 1) }] : []
  if (presale?.step !== 'waiting' || presale.balance === null || presale.balanceFrom === null) return shops
  const from = momentInside(presale.balanceFrom, utcOffset)
  return [...shops, { label: balance, value: balanceFrom(formatMoney(presale.balance), from) }]
}

/** Mall orders as an order kind. */
export const mallKind: OrderKindView<MallSummary, MallDetail> = {
  view: (order) => new MallView(order),
  paidFacts,
  category: () => ({ name: words().mall, icon: 'shopping-bag' }),
  openRefund: (id, go) => go('refundDetails', { id }),
}
