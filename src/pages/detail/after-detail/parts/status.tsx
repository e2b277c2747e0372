import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Note } from '@/components/base/Note'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepRow } from '@/components/base/StepRow'
import { refundStates } from '@/features/order/words'
import { inside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { language } from '@/platform/session/language'
import { dotsOf } from '../dots'
import { words } from '../text'

/** State of the refund, response deadline and the store's reply. */
export const RefundStatus = observer(function RefundStatus({ refund }: { refund: Refund }) {
  return (
    <StatusCard
      title={refundStates()[refund.state]}
      tone={refund.state === 'refused' ? 'bad' : 'ink'}
      sentence={() => sentenceOf(refund)}
    >
      {refund.refusal && <Note kind="bad" icon="circle-alert" text={words().why(refund.refusal)} />}
      <StepRow steps={dotsOf(refund).map((dot) => ({ ...dot, name: words()[dot.key] }))} />
    </StatusCard>
  )
})

/** Status sentence; the second part is emphasized. */
function sentenceOf(refund: Refund): Sentence {
  const { state, amount, deadline, timeline } = refund
  const t = words()
  const until = deadline ? inside(formatMoment(new Date(deadline), new Date(), language.value)) : ''
  if (state === 'refundComplete') return [refundedText(formatMoney(amount), refund)]
  if (state === 'refused') return [t.again, until]
  if (state === 'applying') return [t.sent]
  if (state === 'evidence' || state === 'arbitration') return [t.decides]
  if (state === 'merchantReview') return [t.waits, until, t.orRefunded]
  return [timeline.some((event) => event.state === 'revoked') ? t.withdrawn : t.closed]
}
