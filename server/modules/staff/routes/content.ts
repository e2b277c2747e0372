import * as calls from '@contract/calls/staff'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import type { Routes } from '../../module'
import type { ReviewHiding } from '../../review/hiding'
import type { StaffAppeals } from '../content/appeals'
import type { StaffApplications } from '../content/applications'
import type { StaffContent } from '../content/service'

const readerOf = ({ customer, language }: SignedIn) => ({ name: customer.id, language })

interface ContentServices {
  readonly content: StaffContent
  readonly applications: StaffApplications
  readonly appeals: StaffAppeals
  readonly reviews: ReviewHiding
}

/** Reports, feedback, reviews and applications. */
export const contentRoutes =
  ({ db }: Context, { content, applications, appeals, reviews }: ContentServices): Routes =>
  ({ handle }) => {
    handle(calls.staffReports, ({ language }, request) => content.reports(request, language))
    handle(calls.staffReport, (caller, { reportId }) => content.report(db, reportId, readerOf(caller)))
    handle.act(calls.staffAnswerReport, async (tx, caller, { reportId, upheld }) => {
      const change = await content.answerReport(tx, reportId, upheld)
      return { ...change, answer: await content.report(tx, reportId, readerOf(caller)) }
    })
    handle.act(calls.staffRemoveMessage, async (tx, caller, { reportId, sequence }) => {
      const change = await content.removeMessage(tx, reportId, sequence)
      return { ...change, answer: await content.report(tx, reportId, readerOf(caller)) }
    })
    handle(calls.staffFeedback, ({ language }, request) => content.feedbacks(request, language))
    handle.act(calls.staffAnswerFeedback, async (tx, { language }, { feedbackId, answer }) => {
      const change = await content.answerFeedback(tx, feedbackId, answer)
      return { ...change, answer: await content.feedbackOf(tx, feedbackId, language) }
    })
    handle.act(calls.staffHideReview, async (tx, _caller, { reviewId, reason }) => {
      await reviews.hide(tx, reviewId, reason)
      const subject = { kind: 'review' as const, id: reviewId }
      return { subject, before: { state: 'shown' }, after: { state: 'hidden' }, answer: {} }
    })
    handle(calls.staffAppeals, ({ language }, request) => appeals.list(request, language))
    handle.act(calls.staffDecideAppeal, async (tx, { language }, { reviewId, show, reason }) => {
      await reviews.decide(tx, reviewId, show, reason)
      const subject = { kind: 'review' as const, id: reviewId }
      const answer = await appeals.one(tx, reviewId, language)
      return { subject, before: { state: 'hidden' }, after: { state: show ? 'shown' : 'hidden' }, answer }
    })
    handle(calls.staffApplications, (_, request) => applications.list(request))
    handle(calls.staffApplication, ({ customer }, { applicationId }) => applications.detail(applicationId, customer.id))
    handle.act(calls.staffApprove, async (tx, { customer }, { applicationId }) => {
      const change = await applications.approve(tx, applicationId, customer.id)
      return { ...change, answer: await applications.one(tx, applicationId) }
    })
    handle.act(calls.staffReject, async (tx, { customer }, { applicationId, field = null, isFinal, reason }) => {
      const reasons = [{ field, text: { en: reason, zh: reason } }]
      const change = await applications.reject(tx, applicationId, customer.id, { reasons, isFinal })
      return { ...change, answer: await applications.one(tx, applicationId) }
    })
  }
