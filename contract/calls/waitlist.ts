import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, IdempotencyKey, Instant, pageOf, paging } from '../entities/common'
import { WaitlistEntryId } from '../entities/ids'
import { Party, WaitlistEntry } from '../entities/reservation'

/** Joins the line for a table between two times. What is freed is held for ten minutes for the first whose party fits. */
export const waitlistJoin = defineCall({
  name: 'waitlist.join',
  summary: 'Wait for a table of a full time',
  who: 'customer',
  request: z.object({ storeId: Id, party: Party, from: Instant, until: Instant, idempotencyKey: IdempotencyKey }),
  response: WaitlistEntry,
  failures: [
    'storeNotFound',
    'tablesNotOffered',
    'partyTooLarge',
    'tableSlotPast',
    'tableSlotUnavailable',
    'alreadyBooked',
    'alreadyWaiting',
    'tooManyWaitlists',
  ],
})

/** Leaves a line; what was held goes to the next. */
export const waitlistLeave = defineCall({
  name: 'waitlist.leave',
  summary: 'Stop waiting',
  who: 'customer',
  request: z.object({ waitlistId: WaitlistEntryId }),
  response: Empty,
  failures: ['waitlistEntryNotFound'],
})

/** The lines that the caller stands in, newest first. */
export const waitlistList = defineCall({
  name: 'waitlist.list',
  summary: 'The lines that the caller stands in',
  who: 'customer',
  request: z.object(paging),
  response: pageOf(WaitlistEntry),
  failures: [],
})
