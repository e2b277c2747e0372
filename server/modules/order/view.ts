import type { Response } from '@contract/call'
import type { orderTrack } from '@contract/calls/order'
import type {
  Delay,
  OrderDetail,
  OrderedLine,
  OrderLine,
  OrderSummary,
  PriceComponent,
  Shortage,
} from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import type { Language } from '@contract/settings'
import type { SoldComponent, SoldLine } from '../../database/schema'
import type { Seal } from '../../security/seal'
import { toAddress } from '../address/address'
import type { AddressRow } from '../address/queries'
import { limits } from '@contract/limits'
import type { OrderInFull, OrderWithStore } from './queries'
import { minutesAfter } from '../../clock'
import { utcOffset } from '../../local-time'
import { reasonText } from './reasons'
import { riderOf } from './track'

/** A line as it was sold, in a language. */
export const lineView = (line: SoldLine, language: Language): OrderLine => ({
  ...line,
  name: line.name[language],
  optionText: line.optionText[language],
})

/** A part of a price, in a language. */
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
    utcOffset: utcOffset(order.time_zone, order.placed_at),
    estimatedAt: order.estimated_at.toISOString(),
    payBefore: order.status === 'pendingPayment' ? order.pay_before.toISOString() : null,
    rider: riderOf(order, language, now),
    refunded: order.refunded,
    refund: order.refund && refView(order.refund),
    shortage: shortageView(order, language),
  }
}

type RefundRow = NonNullable<OrderWithStore['refund']>

const refView = ({ appliedAt, ...refund }: RefundRow) => ({ ...refund, appliedAt: new Date(appliedAt).toISOString() })

function shortageView({ shortage, lines }: OrderWithStore, language: Language): Shortage | null {
  return shortage && { ...shortage, name: lines[shortage.position]?.name[language] ?? '' }
}

/** What the rider asked for. Once agreed to, the order's own time is the later one. */
function delayView({ delay, estimated_at }: OrderWithStore): Delay | null {
  if (!delay) return null
  const { minutes, askedAt, answer } = delay
  const answerBefore = minutesAfter(new Date(askedAt), limits.answerDelayMinutes)
  const estimatedAt = answer === 'accepted' ? estimated_at : minutesAfter(estimated_at, minutes)
  return { minutes, askedAt, answer, answerBefore: answerBefore.toISOString(), estimatedAt: estimatedAt.toISOString() }
}

const timelineView = (events: OrderInFull['timeline']) =>
  events.map(({ step, status, at }) => ({ step: step ?? status, at: new Date(at).toISOString() }))

/** The part of an order that moves. */
export function trackView(order: OrderInFull, language: Language, now: Date): Response<typeof orderTrack> {
  const { status, step, estimated_at, timeline } = order
  const rider = riderOf(order, language, now)
  const delay = delayView(order)
  return { status, step, estimatedAt: estimated_at.toISOString(), rider, delay, timeline: timelineView(timeline) }
}

interface DetailParts {
  readonly order: OrderInFull
  readonly language: Language
  readonly seal: Seal
  readonly now: Date
}

const nothing = { paid: 0, refundedQuantity: 0, openQuantity: 0 }

/** A line with what was paid for it and how much of it went back. */
function orderedLine({ sums }: OrderInFull, line: OrderLine, position: number): OrderedLine {
  const { paid, refundedQuantity, openQuantity } = sums[position] ?? nothing
  return { ...line, position, paid, refundedQuantity, openQuantity }
}

const opened = <T>(seal: Seal, sealed: string | null, read: (text: string) => T): T | null =>
  sealed === null ? null : read(seal.open(sealed))

/** Everything about an order, in a language. The address was sealed as it was when the order was placed. */
export function detailView({ order, language, seal, now }: DetailParts): OrderDetail {
  return {
    ...summaryView(order, language, now),
    lines: order.lines.map((line, position) => orderedLine(order, lineView(line, language), position)),
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
    timeline: timelineView(order.timeline),
    remark: order.remark,
    tableware: order.tableware,
    hideNumber: order.hide_number,
    riderNote: order.rider_note,
    contactFree: order.contact_free,
    ifSoldOut: order.if_sold_out,
    paidWith: order.paid_with,
    paidAt: order.payment_at?.toISOString() ?? null,
    cancelReason: reasonText(order.cancel_reason, language),
    delay: delayView(order),
    refunds: order.refunds.map(refView),
  }
}
