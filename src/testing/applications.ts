import type { Application } from '@contract/entities/application'

/** A test application with overrides. */
export const anApplication = (different: Partial<Application> = {}): Application => ({
  kind: 'rider',
  state: 'inReview',
  number: 'A20260325A0B1C2',
  applicant: '陈**',
  submittedAt: '2026-03-25T04:00:00.000Z',
  decidedAt: null,
  reasons: [],
  workingDays: 1,
  ...different,
})

/** An application that was not handed in. */
export const noApplication = (kind: Application['kind']): Application =>
  anApplication({ kind, state: 'notSubmitted', number: null, applicant: null, submittedAt: null })

/** The answer of `partner.status` for an application without what was filled in. */
export const statusOf = (application: Application) => ({ application, filledIn: null })
