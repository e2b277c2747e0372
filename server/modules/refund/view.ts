import type { Refund } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import { offsetsAround } from '../../local-time'
import { type OrderReasons, reasonText } from '../order/reasons'
import { paidView } from '../order/view'
import type { RefundInFull } from './queries'

/** A refund in a language; lines have the names of their order snapshots. */
export function refundView(refund: RefundInFull, reasons: OrderReasons, language: Language): Refund {
  return {
    id: refund.id,
    number: refund.number,
    orderId: refund.order_id,
    orderKind: refund.kind,
    store: storeView(refund, language),
    state: refund.state,
    service: refund.service,
    type: refund.type,
    amount: refund.amount,
    fees: refund.fees,
    lines: linesView(refund, language),
    claim: refund.claim,
    claimPaid: refund.claim_paid,
    reason: reasonText(reasons, refund.reason, language),
    description: refund.description,
    pictures: refund.pictures,
    refusal: reasonText(reasons, refund.refusal, language),
    ...paidView(refund.payment),
    appliedAt: refund.applied_at.toISOString(),
    utcOffset: offsetsAround(refund.time_zone ?? 'UTC', refund.applied_at),
    deadline: refund.deadline?.toISOString() ?? null,
    timeline: refund.timeline.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  }
}

const storeView = ({ store_id: id, store_name: name, phone }: RefundInFull, language: Language): Refund['store'] =>
  id && name && phone !== null ? { id, name: name[language], phone } : null

function linesView({ chosen, ordered }: RefundInFull, language: Language): Refund['lines'] {
  return chosen.flatMap((line) => {
    const sold = ordered.find(({ position }) => position === line.position)?.snapshot
    if (!sold) return []
    return [{ ...line, name: sold.name[language], picture: sold.picture, optionText: sold.optionText[language] }]
  })
}
