import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, IdempotencyKey } from '../entities/common'
import { QueueNumberId } from '../entities/ids'
import { Party, QueueBoard } from '../entities/reservation'

const act = { numberId: QueueNumberId, idempotencyKey: IdempotencyKey }

/** Status of a restaurant's queue, with the caller's last number of the day. */
export const queueDetail = defineCall({
  name: 'queue.detail',
  summary: 'A restaurant’s queue',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: QueueBoard,
  failures: ['storeNotFound', 'queueNotOffered'],
})

/** Takes a number for the smallest size that the party fits. */
export const queueTake = defineCall({
  name: 'queue.take',
  summary: 'Take a number',
  who: 'customer',
  request: z.object({ storeId: Id, party: Party, idempotencyKey: IdempotencyKey }),
  response: QueueBoard,
  failures: ['storeNotFound', 'queueNotOffered', 'queueClosed', 'alreadyQueued', 'partyTooLarge'],
})

/** Gives a number up. */
export const queueLeave = defineCall({
  name: 'queue.leave',
  summary: 'Leave a queue',
  who: 'customer',
  request: z.object(act),
  response: QueueBoard,
  failures: ['queueNumberNotFound', 'numberStateChanged'],
})

/** Puts a passed number back into the line, once, three places later. */
export const queueReturn = defineCall({
  name: 'queue.return',
  summary: 'Return with a passed number',
  who: 'customer',
  request: z.object(act),
  response: QueueBoard,
  failures: ['queueNumberNotFound', 'numberStateChanged', 'numberReturned', 'alreadyQueued', 'queueClosed'],
})

/** Turns on or off a notification when three numbers are left before the caller's. */
export const queueRemind = defineCall({
  name: 'queue.remind',
  summary: 'Notify when a number is near',
  who: 'customer',
  request: z.object({ numberId: QueueNumberId, on: z.boolean() }),
  response: QueueBoard,
  failures: ['queueNumberNotFound'],
})
