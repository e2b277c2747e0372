import { reportAdd, reportTypes } from '@contract/calls/report'
import { storeReport } from '@contract/calls/store'
import type { Routes } from '../module'
import type { ReportService } from './service'

/** Reports of customers about stores, items and reviews (product text §3, §5). */
export const reportRoutes =
  (reports: ReportService): Routes =>
  ({ handle }) => {
    handle(reportTypes, async ({ language }, { subject }) => reports.types(subject, language))
    handle.once(storeReport, (tx, caller, request) => reports.addAboutStore(tx, caller, request))
    handle.once(reportAdd, (tx, caller, request) => reports.add(tx, caller, request))
  }
