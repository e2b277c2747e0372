import type { Application } from '@contract/entities/application'
import type { IconName } from '@/components/base/Icon'
import { words } from './text'

interface StateLook {
  readonly step: 1 | 2 | 4
  readonly tone: 'info' | 'good' | 'bad'
  readonly icon: IconName
  readonly title: () => string
  readonly text: (application: Application) => string
}

/** Display of each state of an application. */
export const stateLooks: Readonly<Record<Application['state'], StateLook>> = {
  notSubmitted: {
    step: 1,
    tone: 'info',
    icon: 'pencil',
    title: () => words().notSubmitted,
    text: () => words().notSubmittedText,
  },
  inReview: {
    step: 2,
    tone: 'info',
    icon: 'clock',
    title: () => words().inReview,
    text: ({ workingDays }) => words().inReviewText(workingDays),
  },
  passed: {
    step: 4,
    tone: 'good',
    icon: 'circle-check',
    title: () => words().passed,
    text: () => words().passedText,
  },
  failed: { step: 2, tone: 'bad', icon: 'circle-x', title: () => words().failed, text: () => words().failedText },
  resubmit: {
    step: 2,
    tone: 'bad',
    icon: 'circle-x',
    title: () => words().resubmit,
    text: () => words().resubmitText,
  },
}
