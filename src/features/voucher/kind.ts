import { formatDate } from '@contract/date'
import type { VoucherDetail, VoucherSummary } from '@contract/entities/voucher'
import type { VoucherOrderState } from '@contract/states/voucher'
import type { UtcOffset } from '@contract/utc-offset'
import type { Go, News, OrderKindView, OrderView } from '@/features/order/kind'
import { navigate } from '@/platform/navigation/gate'
import { voucherAfterSales } from './after-sales'
import { stateText, words } from './text'

class VoucherView implements OrderView {
  readonly question = undefined
  readonly dueAt = undefined
  readonly isOnTheWay = false
  readonly confirmTitle = undefined
  readonly confirmWarning = ''
  readonly does: OrderView['does']

  constructor(private readonly order: VoucherSummary) {
    this.does = { again: () => navigate('storePackage', { id: order.packageId }) }
  }

  get buttons() {
    return { again: words().again }
  }

  get open() {
    return (go: Go) => go('voucher', { id: this.order.id })
  }

  get askRefund() {
    return voucherAfterSales.ask?.(this.order)
  }

  get state(): string {
    return stateText({ ...this.order, state: this.order.state as VoucherOrderState })
  }

  get name(): string {
    return words().voucher
  }

  get note(): string {
    return words().left(this.order.usable, this.order.bought)
  }

  get progress(): News | undefined {
    const { state, validUntil, utcOffset } = this.order
    if (state !== 'usable' || !validUntil) return undefined
    return { icon: 'ticket-percent', text: words().until(lastDay(validUntil, utcOffset)) }
  }
}

/** The last day on which vouchers can be used, as "2026-05-31", by the store's clock. */
export const lastDay = (validUntil: string, utcOffset: UtcOffset): string =>
  formatDate(new Date(Date.parse(validUntil) - 1), utcOffset)

/** Vouchers as an order kind. */
export const voucherKind: OrderKindView<VoucherSummary, VoucherDetail> = {
  view: (order) => new VoucherView(order),
  paidFacts: ({ packageName, bought, validUntil, utcOffset }) => [
    { label: words().voucher, value: `${packageName} × ${bought}` },
    ...(validUntil ? [{ label: words().validLabel, value: lastDay(validUntil, utcOffset) }] : []),
  ],
  paidLink: () => words().showCode,
  category: () => ({ name: words().voucher, icon: 'ticket-percent' }),
}
