import type { Context } from '../../context'
import type { Module } from '../module'
import { FeedbackDesk } from './desk'
import { feedbackRoutes } from './routes'
import { FeedbackService } from './service'

/** Feedback of customers to the platform. */
export function feedbackModule(context: Context): Module<{ readonly feedback: FeedbackDesk }> {
  const feedback = new FeedbackDesk(context)
  return { services: { feedback }, routes: [feedbackRoutes(new FeedbackService(context), feedback)] }
}
