import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty } from '../entities/common'

/** The types of reports about a store. */
export const ReportType = z.enum(['foodSafety', 'falseInfo', 'price', 'service', 'licence', 'other'])
export type ReportType = z.output<typeof ReportType>

/** The types of reports in display order (product text §3, report). */
export const reportTypes = defineCall({
  name: 'report.types',
  summary: 'The types of reports',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ type: ReportType, name: z.string() })) }),
  failures: [],
})
