import type { Refund } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import { reasonText } from '../order/reasons'
import type { RefundInFull } from './queries'

/** A refund in a language, its dishes named as they were when the order was placed. */
export function refundView(refund: RefundInFull, language: Language): Refund {
  return {
    id: refund.id,
    number: refund.number,
    orderId: refund.order_id,
    store: { id: refund.store_id, name: refund.store_name[language], phone: refund.phone },
    state: refund.state,
    service: refund.service,
    type: refund.type,
    amount: refund.amount,
    fees: refund.fees,
    lines: linesView(refund, language),
    reason: reasonText(refund.reason, language),
    description: refund.description,
    pictures: refund.pictures,
    refusal: reasonText(refund.refusal, language),
    appliedAt: refund.applied_at.toISOString(),
    deadline: refund.deadline?.toISOString() ?? null,
    timeline: refund.timeline.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  }
}

function linesView({ chosen, ordered }: RefundInFull, language: Language): Refund['lines'] {
  return chosen.flatMap((line) => {
    const sold = ordered[line.position]
    if (!sold) return []
    return [{ ...line, name: sold.name[language], picture: sold.picture, optionText: sold.optionText[language] }]
  })
}
