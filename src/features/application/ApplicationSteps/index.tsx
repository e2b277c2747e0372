import { observer } from 'mobx-react'
import { StepRow, stepsAt } from '@/components/base/StepRow'
import { words } from '../text'

/** Progress of an application; 4 when it was accepted. */
export const ApplicationSteps = observer(function ApplicationSteps({ step }: { step: 1 | 2 | 4 }) {
  const { stepDetails, stepReview, stepDone } = words()
  const labels = [stepDetails, stepReview, stepDone]
  return <StepRow numbered steps={stepsAt(labels, step)} />
})
