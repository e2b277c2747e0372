import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { backText } from '@/features/group-cart/refunded'
import { progressWords, words as shared } from '@/features/group-cart/text'
import { momentInside } from '@/features/order/moment'
import { barCount, barsOf } from '../model'
import { words } from '../text'

/** Progress of the order, with its arrival and what was refunded. */
export const Status = observer(function Status({ cart }: { cart: GroupCart }) {
  const state = cart.state === 'cancelled' ? 'cancelled' : (cart.progress?.state ?? 'toPay')
  return (
    <StatusCard
      title={cart.state === 'cancelled' ? shared().cancelled : progressWords()[state]}
      sentence={() => sentenceOf(cart)}
      aside={backText(cart) || undefined}
      padding={24}
      level={1}
    >
      {state !== 'cancelled' && <StepBars count={barCount} done={barsOf(state)} />}
    </StatusCard>
  )
})

function sentenceOf({ state, progress, utcOffset, paid, refunded }: GroupCart): Sentence {
  const t = words()
  if (state === 'locked') return [t.payText]
  if (state === 'cancelled' && paid > 0 && refunded === 0) return [t.refundedText]
  return [progress?.arrivesAt ? shared().arrives(momentInside(progress.arrivesAt, utcOffset)) : '']
}
