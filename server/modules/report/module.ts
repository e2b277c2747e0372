import type { Context } from '../../context'
import type { ChatRemoval } from '../chat/removal'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import { ReportEvidence } from './evidence'
import { reportRoutes } from './routes'
import { ReportService } from './service'

interface Needs {
  readonly privateMedia: PrivateMedia
  readonly chatRemoval: ChatRemoval
}

/** Reports of customers about stores, items, reviews and conversations. */
export function reportModule(context: Context, needs: Needs): Module<{ readonly reportEvidence: ReportEvidence }> {
  const reportEvidence = new ReportEvidence(context, needs)
  return { services: { reportEvidence }, routes: [reportRoutes(new ReportService(context, reportEvidence))] }
}
