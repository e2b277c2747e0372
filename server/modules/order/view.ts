import type { OrderDetail, OrderLine, OrderSummary, PriceComponent } from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import type { Language } from '@contract/settings'
import type { SoldComponent, SoldLine } from '../../database/schema'
import type { Seal } from '../../security/seal'
import { toAddress } from '../address/address'
import type { AddressRow } from '../address/queries'
import type { Payment } from '../payment/queries'
import type { OrderWithStore } from './queries'
import { reasonText } from './reasons'
import { riderOf } from './track'

export const lineView = (line: SoldLine, language: Language): OrderLine => ({
  ...line,
  name: line.name[language],
  optionText: line.optionText[language],
})

export const componentView = (component: SoldComponent, language: Language): PriceComponent => ({
  ...component,
  label: component.label[language],
})

const countOf = (lines: readonly SoldLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** An order as the list shows it, in a language. */
export function summaryView(order: OrderWithStore, language: Language, now: Date): OrderSummary {
  const [first] = order.lines
  return {
    id: order.id,
    number: order.number,
    kind: 'takeaway',
    status: order.status,
    step: order.step,
    fulfilment: order.fulfilment,
    way: order.way,
    store: { id: order.store_id, name: order.store_name[language], logo: order.store_logo },
    pictures: order.lines.map(({ picture }) => picture),
    title: first?.name[language] ?? '',
    note: first?.optionText[language] ?? '',
    count: countOf(order.lines),
    total: order.total,
    placedAt: order.placed_at.toISOString(),
    estimatedAt: order.estimated_at.toISOString(),
    payBefore: order.status === 'pendingPayment' ? order.pay_before.toISOString() : null,
    rider: riderOf(order, language, now),
  }
}

interface DetailParts {
  readonly order: OrderWithStore
  readonly timeline: readonly { event: string; step: string | null; status: string; at: Date }[]
  readonly payment: Payment
  readonly language: Language
  readonly seal: Seal
  readonly now: Date
}

const opened = <T>(seal: Seal, sealed: string | null, read: (text: string) => T): T | null =>
  sealed === null ? null : read(seal.open(sealed))

/** Everything about an order, in a language. The address was sealed as it was when the order was placed. */
export function detailView({ order, timeline, payment, language, seal, now }: DetailParts): OrderDetail {
  return {
    ...summaryView(order, language, now),
    lines: order.lines.map((line) => lineView(line, language)),
    components: order.components.map((component) => componentView(component, language)),
    saved: order.saved,
    storeContact: {
      phone: order.store_phone,
      address: order.store_address[language],
      latitude: order.store_latitude,
      longitude: order.store_longitude,
    },
    address: opened(seal, order.address_sealed, (text) => toAddress(JSON.parse(text) as AddressRow, seal, language)),
    deliverAt: order.deliver_at?.toISOString() ?? null,
    pickupCode: order.paid_at ? order.pickup_code : null,
    pickupPhone: opened(seal, order.pickup_phone_sealed, maskPhone),
    timeline: timeline.map(({ step, status, at }) => ({ step: step ?? status, at: at.toISOString() })),
    remark: order.remark,
    tableware: order.tableware,
    hideNumber: order.hide_number,
    paidWith: payment.method === 'balance' ? 'balance' : null,
    paidAt: payment.paid_at?.toISOString() ?? null,
    cancelReason: reasonText(order.cancel_reason, language),
    refunded: order.refunded,
  }
}
