import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, pageOf, paging } from '../../entities/common'
import { RefundId } from '../../entities/ids'
import { StaffCase, StaffCaseDetail } from '../../entities/staff-case'
import { acting } from './acting'

const roles = ['support', 'operations'] as const
const one = { refundId: RefundId }

/** The refunds that wait for the platform, newest first: those to be decided, or those for which evidence is collected. */
export const staffCases = defineCall({
  name: 'staff.cases',
  summary: 'Refunds before the platform',
  who: 'staff',
  roles,
  request: z.object({ ...paging, tab: z._default(z.enum(['decide', 'evidence']), 'decide') }),
  response: pageOf(StaffCase),
  failures: [],
})

/** One refund with the statements of both sides. */
export const staffCase = defineCall({
  name: 'staff.case',
  summary: 'A refund before the platform',
  who: 'staff',
  roles,
  request: z.object(one),
  response: StaffCaseDetail,
  failures: ['refundNotFound'],
})

/** Decides on a refund that was brought before the platform, finally. Both sides read the reason. */
export const staffDecideCase = defineCall({
  name: 'staff.decideCase',
  summary: 'Decide on a refund',
  who: 'staff',
  roles,
  request: z.object({
    ...one,
    outcome: z.enum(['all', 'part', 'nothing']),
    /** For a part: less than was asked for. */
    amount: z.optional(Amount.check(z.gte(1))),
    /** The part of a claim that is paid; omitted, the whole with `all`, else nothing. */
    claim: z.optional(Amount),
    /** The party at whose cost it is. */
    bearer: z._default(z.enum(['platform', 'rider']), 'platform'),
    /** Whether all is refunded only once the goods are back. */
    afterReturn: z._default(z.boolean(), false),
    ...acting,
  }),
  response: StaffCaseDetail,
  failures: [
    'refundNotFound',
    'refundStateChanged',
    'refundAmountTooHigh',
    'refundUnavailable',
    'noRider',
    'staffDayLimit',
    'adjustmentTooLarge',
  ],
})

/** Adds a note of the platform to a refund, which both sides read: its reason is the note. */
export const staffNoteCase = defineCall({
  name: 'staff.noteCase',
  summary: 'Say something to both sides of a refund',
  who: 'staff',
  roles,
  request: z.object({ ...one, ...acting }),
  response: StaffCaseDetail,
  failures: ['refundNotFound'],
})
