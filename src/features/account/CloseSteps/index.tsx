import { observer } from 'mobx-react'
import { StepRow, stepsAt } from '@/components/base/StepRow'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: { lose: 'What you’ll lose', affirm: 'Confirm it’s you', done: 'Done' },
  zh: { lose: '注销须知', affirm: '身份验证', done: '完成' },
})

/** Progress of closing the account. */
export const CloseSteps = observer(function CloseSteps({ step }: { step: 1 | 2 | 3 }) {
  const { lose, affirm, done } = words()
  return <StepRow numbered steps={stepsAt([lose, affirm, done], step)} />
})
