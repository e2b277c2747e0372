import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty } from '../entities/common'

/** What a store can be reported for. */
export const ReportType = z.enum(['foodSafety', 'falseInfo', 'price', 'service', 'licence', 'other'])
export type ReportType = z.output<typeof ReportType>

/** What one can report a store for, in the order to choose from (product text §3, report). */
export const reportTypes = defineCall({
  name: 'report.types',
  summary: 'The types of reports',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ type: ReportType, name: z.string() })) }),
  failures: [],
})
