import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { ApplicationEngine } from '../modules/application/engine'
import { findLocked } from '../modules/application/queries'

/** The real duration of a review, divided by the demo's speed. */
const reviewMinutes = 10
const reviewer = 'demo'
const kind = 'autopilot.application'

/** Decides on applications as the platform would: accepts what does not contradict itself. */
export function decideApplications({ clock, config, jobs }: Context, applications: ApplicationEngine): void {
  jobs.on<{ id: string; submittedAt: string }>(kind, async (tx, { id, submittedAt }) => {
    const row = await findLocked(tx, id)
    // An operator may have decided, and the customer handed it in again, meanwhile.
    if (row?.state !== 'inReview' || row.submitted_at.toISOString() !== submittedAt) return
    const reasons = applications.contradictionsOf(row)
    if (reasons.length > 0) await applications.reject(tx, id, reviewer, { reasons, isFinal: false })
    else await applications.approve(tx, id, reviewer)
  })
  applications.onHandedIn(async (tx, { id, submitted_at }) => {
    const runAt = minutesAfter(clock.now(), reviewMinutes / config.demoSpeed)
    await jobs.add(tx, { kind, payload: { id, submittedAt: submitted_at.toISOString() }, runAt })
  })
}
