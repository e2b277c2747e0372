import * as calls from '@contract/calls/feedback'
import type { Routes } from '../module'
import type { FeedbackDesk } from './desk'
import type { FeedbackService } from './service'

/** Feedback of customers to the platform (product text §5, account rules). */
export const feedbackRoutes =
  (service: FeedbackService, desk: FeedbackDesk): Routes =>
  ({ handle }) => {
    handle(calls.feedbackTypes, (caller) => service.types(caller))
    handle.once(calls.feedbackAdd, (tx, caller, request) => desk.add(tx, caller, request))
    handle(calls.feedbackList, (caller, request) => service.list(caller, request))
  }
