import { observer } from 'mobx-react'
import { StepDots } from '@/components/base/StepDots'
import { words } from '../text'

/** Progress of an application; 4 when it was accepted. */
export const ApplicationSteps = observer(function ApplicationSteps({ step }: { step: 1 | 2 | 4 }) {
  const { stepDetails, stepReview, stepDone, at } = words()
  const labels = [stepDetails, stepReview, stepDone]
  return <StepDots labels={labels} step={step} at={at(Math.min(step, labels.length))} />
})
