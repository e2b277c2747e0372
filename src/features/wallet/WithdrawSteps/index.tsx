import { observer } from 'mobx-react'
import { formatClock, formatDate } from '@contract/date'
import { formatMoney } from '@contract/money'
import { type RowStep, StepRow } from '@/components/base/StepRow'
import { dictionary } from '@/i18n'
import type { Answer } from '@/services/api'

const words = dictionary({
  en: { submitted: 'Submitted', review: 'Review', credited: 'Credited', returned: 'Returned', going: 'In progress' },
  zh: { submitted: '提交申请', review: '平台审核', credited: '到账', returned: '退回余额', going: '进行中' },
})

/** "02-12 18:20". */
const shortTime = (at: string): string => `${formatDate(new Date(at)).slice(5)} ${formatClock(new Date(at))}`

function stepsOf({
  state,
  createdAt,
  decidedAt,
  endedAt,
  arrives,
  amount,
}: Answer<'wallet.withdrawDetail'>): RowStep[] {
  const t = words()
  const isRejected = state === 'rejected'
  const last = { underReview: 'todo', approved: 'now', rejected: 'failed', credited: 'done' } as const
  const sum = formatMoney(isRejected ? amount : arrives)
  const review = { key: 'review', name: t.review }
  return [
    { key: 'submitted', name: t.submitted, date: shortTime(createdAt), state: 'done' },
    decidedAt === null
      ? { ...review, date: t.going, state: 'now' }
      : { ...review, date: shortTime(decidedAt), state: 'done' },
    {
      key: 'end',
      name: isRejected ? t.returned : t.credited,
      date: endedAt ? shortTime(endedAt) : sum,
      state: last[state],
    },
  ]
}

/** Progress of a withdrawal: submitted, reviewed, credited or returned. */
export const WithdrawSteps = observer(function WithdrawSteps({ of }: { of: Answer<'wallet.withdrawDetail'> }) {
  return <StepRow tone="good" steps={stepsOf(of)} />
})
