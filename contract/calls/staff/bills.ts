import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Bill, BillDifference, BillProvider } from '../../entities/bill'
import { Day, Empty } from '../../entities/common'

/** The newest imported bill files of the payment providers, with the number of their differences. */
export const staffBills = defineCall({
  name: 'staff.bills',
  summary: 'Imported bill files',
  who: 'staff',
  roles: ['finance'],
  request: Empty,
  response: z.object({ items: z.array(Bill) }),
  failures: [],
})

/** The differences of one bill file from the payments and refunds, at most five hundred; none for a file that was not imported. */
export const staffBillDifferences = defineCall({
  name: 'staff.billDifferences',
  summary: 'Differences of a bill file',
  who: 'staff',
  roles: ['finance'],
  request: z.object({ provider: BillProvider, day: Day }),
  response: z.object({ items: z.array(BillDifference) }),
  failures: [],
})
