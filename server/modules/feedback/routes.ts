import * as calls from '@contract/calls/feedback'
import type { Module } from '../module'
import { FeedbackService } from './service'

/** Feedback of customers to the platform (product text §5, account rules). */
export const feedbackRoutes: Module = ({ handle, context, services }) => {
  const feedback = new FeedbackService(context)
  handle(calls.feedbackTypes, (caller) => feedback.types(caller))
  handle.once(calls.feedbackAdd, (tx, caller, request) => services.feedback.add(tx, caller, request))
  handle(calls.feedbackList, (caller, request) => feedback.list(caller, request))
}
