import { observer } from 'mobx-react'
import { StepDots } from '@/components/base/StepDots'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: { lose: 'What you’ll lose', affirm: 'Confirm it’s you', done: 'Done', at: (step: number) => `Step ${step} of 3` },
  zh: { lose: '注销须知', affirm: '身份验证', done: '完成', at: (step) => `第${step}步，共3步` },
})

/** Progress of closing the account. */
export const CloseSteps = observer(function CloseSteps({ step }: { step: 1 | 2 | 3 }) {
  const { lose, affirm, done, at } = words()
  return <StepDots labels={[lose, affirm, done]} step={step} at={at(step)} />
})
