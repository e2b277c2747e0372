import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { pageOf, paging } from '../../entities/common'
import { FraudCaseId } from '../../entities/ids'
import { FraudCase } from '../../entities/staff-fraud'
import { acting } from './acting'

/** Rewards, withdrawals and payouts with signals of fraud, newest first: those that wait, or those that were decided. */
export const staffFraudCases = defineCall({
  name: 'staff.fraudCases',
  summary: 'Money that waits because of signals of fraud',
  who: 'staff',
  roles: ['finance', 'operations'],
  request: z.object({ ...paging, tab: z._default(z.enum(['open', 'decided']), 'open') }),
  response: pageOf(FraudCase),
  failures: [],
})

/**
 * Releases money that waits, which is then paid like any other, or refuses it: a withdrawal or payout returns to its balance with the
 * reason, a reward is not paid. A payout above the limit of two people still needs the second one.
 */
export const staffDecideFraudCase = defineCall({
  name: 'staff.decideFraudCase',
  summary: 'Release or refuse money with signals of fraud',
  who: 'staff',
  roles: ['finance'],
  request: z.object({ fraudCaseId: FraudCaseId, outcome: z.enum(['release', 'refuse']), ...acting }),
  response: FraudCase,
  failures: ['fraudCaseNotFound', 'nothingToChange', 'customerFrozen'],
})
