import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, IdempotencyKey, Instant, pageOf, paging } from '../entities/common'
import { party, stayDates } from '../entities/hotel'
import { WaitlistEntryId } from '../entities/ids'
import { Party, WaitlistEntry } from '../entities/reservation'
import { rateFailures, stayFailures } from './hotel'

/**
 * Joins the waitlist for a table between two times. A table that becomes free is held for ten minutes for the first
 * entry whose party fits.
 */
export const waitlistJoin = defineCall({
  name: 'waitlist.join',
  summary: 'Join the waitlist for a table',
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

/**
 * Joins the waitlist for the nights of a full room. Nights that become free are held for ten minutes for the first
 * entry whose whole stay fits, and booked by `hotel.confirm` with `waitlistId`.
 */
export const waitlistJoinStay = defineCall({
  name: 'waitlist.joinStay',
  summary: 'Join the waitlist for a full room',
  who: 'customer',
  request: z.object({ rateId: Id, ...stayDates, ...party, idempotencyKey: IdempotencyKey }),
  response: WaitlistEntry,
  failures: [...stayFailures, ...rateFailures, 'stayIsFree', 'alreadyWaiting', 'tooManyWaitlists'],
})

/** Leaves a line; what was held goes to the next. */
export const waitlistLeave = defineCall({
  name: 'waitlist.leave',
  summary: 'Leave a waitlist',
  who: 'customer',
  request: z.object({ waitlistId: WaitlistEntryId }),
  response: Empty,
  failures: ['waitlistEntryNotFound'],
})

/** The lines that the caller stands in, newest first. */
export const waitlistList = defineCall({
  name: 'waitlist.list',
  summary: 'The waitlist entries of the caller',
  who: 'customer',
  request: z.object(paging),
  response: pageOf(WaitlistEntry),
  failures: [],
})
