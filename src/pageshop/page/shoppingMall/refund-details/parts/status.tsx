import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { formatDay } from '@contract/day'
import type { AfterSale, AfterSaleStep } from '@contract/entities/after-sale'
import { isFinalRefund } from '@contract/states/after-sales'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { type RowStep, StepRow } from '@/components/base/StepRow'
import { useSecondsLeft } from '@/components/base/TimeLeft/seconds-left'
import { timeLeft } from '@/features/after-sales/deadline'
import { stepWords } from '@/features/after-sales/words'
import { refundStates } from '@/features/order/words'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/device/clock'
import { language } from '@/platform/session/language'
import { words } from '../text'
import styles from './status.module.scss'

interface Props {
  refund: AfterSale
  onRanOut: () => void
}

/** The platform's decision once nothing more has to happen; goods may still have to go back for it. */
const finalOf = ({ state, decision }: AfterSale) => (isFinalRefund(state) ? decision : null)

/** State of the case, its next deadline, and its steps. */
export const CaseStatus = observer(function CaseStatus({ refund, onRanOut }: Props) {
  const decision = finalOf(refund)
  return (
    <StatusCard
      title={decision ? words()[decision.outcome] : refundStates()[refund.state]}
      tone={refund.state === 'refused' ? 'bad' : 'ink'}
      figure={decision && decision.outcome !== 'nothing' && <Price amount={decision.amount} size={56} />}
      sentence={() => leftOf(refund)}
      padding={32}
    >
      {refund.deadline && saysLeft(refund) && <RanOut deadline={refund.deadline} onRanOut={onRanOut} />}
      <View className={styles.status__dots}>
        <StepRow steps={refund.steps.map(dotOf)} />
      </View>
    </StatusCard>
  )
})

const looks = { done: 'done', current: 'now', failed: 'failed', ahead: 'todo' } as const

const dotOf = ({ key, state, at }: AfterSaleStep): RowStep => ({
  key,
  name: stepWords()[key],
  date: at ? formatDay(new Date(at), new Date(), language.value) : undefined,
  state: looks[state],
})

/** The sentence below the title, with the remaining time in it where there is a deadline. */
function leftOf(refund: AfterSale): Sentence {
  const [before = '', after] = sentenceOf(refund).replace('{days}', `${afterSalesLimits.decisionDays}`).split('{left}')
  if (after === undefined || !refund.deadline) return [before + (after ?? '')]
  return [before, timeLeft(secondsUntil(refund.deadline)), after]
}

const saysLeft = (refund: AfterSale): boolean => sentenceOf(refund).includes('{left}')

/** At zero the case is reloaded. */
const RanOut = observer(function RanOut({ deadline, onRanOut }: { deadline: string; onRanOut: () => void }) {
  useSecondsLeft(deadline, onRanOut)
  return null
})

const sentences: Readonly<Record<AfterSale['state'], (refund: AfterSale) => string>> = {
  applying: () => words().sent,
  merchantReview: ({ service }) => (service === 'refundOnly' ? words().orRefunded : words().orAgreed),
  awaitingReturn: () => words().sendBack,
  returnedGoods: () => words().counting,
  refundComplete: (refund) => refundedText(formatMoney(refund.amount), refund),
  refused: ({ actions }) => (actions.includes('edit') ? words().refused : words().refusedForGood),
  evidence: () => words().evidence,
  arbitration: () => words().arbitration,
  revoked: () => words().withdrawn,
  closed: ({ timeline }) => (timeline.some(({ state }) => state === 'revoked') ? words().withdrawn : words().closed),
}

const sentenceOf = (refund: AfterSale): string => (finalOf(refund) ? words().final : sentences[refund.state](refund))
