import type { TakeawayDetail } from '@contract/entities/order'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'
import { readTakeaway } from '@/features/takeaway/read'
import { bothWays } from '@/features/pay/both-ways'

export type Row = readonly [label: string, value: string]

const time = (at: string, utcOffset: UtcOffset) => formatDateTime(new Date(at), utcOffset)

/** Receipt of an order (product text §2, order detail). */
export class ReceiptModel {
  readonly order: Resource<TakeawayDetail>

  constructor(api: Api, orderId: string) {
    this.order = new Resource(() => readTakeaway(api, orderId))
    makeModel(this)
  }

  /** Order number and times. */
  get facts(): Row[] {
    const t = words()
    const { number, placedAt, paidAt, paidWith, paidFromBalance, utcOffset } = this.order.ready
    const paid: Row[] = paidAt ? [[t.paidAt, time(paidAt, utcOffset)]] : []
    const with_: Row[] = paidWith ? [[t.paidWith, bothWays(t[paidWith], paidFromBalance)]] : []
    return [[t.number, number], [t.placed, time(placedAt, utcOffset)], ...paid, ...with_]
  }

  get lines(): Row[] {
    return this.order.ready.lines.map(({ name, optionText, quantity, price }) => {
      return [`${name}${optionText ? ` (${optionText})` : ''} ×${quantity}`, formatMoney(price * quantity)]
    })
  }

  /** Price components other than the goods. */
  get parts(): Row[] {
    const parts = this.order.ready.components.filter(({ kind }) => kind !== 'goods')
    return parts.map(({ label, amount }) => [label, formatMoney(amount)])
  }

  /** Total, refunded amount and the difference. */
  get sums(): Row[] {
    const t = words()
    const { total, refunded, paidAt } = this.order.ready
    const sum: Row = [paidAt ? t.total : t.unpaid, formatMoney(total)]
    if (!refunded) return [sum]
    return [sum, [t.refunded, formatMoney(-refunded)], [t.left, formatMoney(total - refunded)]]
  }

  /** Copies the receipt as text. */
  async copyAll(): Promise<void> {
    const { title } = words()
    const rows = [...this.facts, ...this.lines, ...this.parts, ...this.sums].map(
      ([label, value]) => `${label}: ${value}`,
    )
    await copyAndTell([`${title} · ${this.order.ready.store.name}`, ...rows].join('\n'))
  }

  dispose(): void {
    this.order.dispose()
  }
}
