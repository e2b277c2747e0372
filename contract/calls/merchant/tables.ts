import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Day, IdempotencyKey, lines, text, UtcOffset } from '../../entities/common'
import { OrderId, QueueNumberId, StoreId } from '../../entities/ids'
import {
  CalledNumber,
  OwnQueueSize,
  OwnTable,
  QueueSize,
  TableBooking,
  TableException,
  TableHours,
  TableRules,
  TableSet,
} from '../../entities/reservation'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

const Board = z.object({
  date: Day,
  utcOffset: UtcOffset,
  /** Whether tables are offered; before they are first saved, the rules are proposals. */
  isSetUp: z.boolean(),
  rules: TableRules,
  tables: z.array(OwnTable),
  sets: z.array(TableSet),
  /** By weekday, earliest first. */
  hours: z.array(TableHours),
  /** From today on, earliest first. */
  exceptions: z.array(TableException),
  /** The bookings of the day, earliest first; waiting for the restaurant before all. */
  bookings: z.array(TableBooking),
  queueOpen: z.boolean(),
  sizes: z.array(QueueSize),
  /** The sizes as the restaurant set them, smallest first. */
  queueSizes: z.array(OwnQueueSize),
  /** Today's numbers that are not over. */
  numbers: z.array(CalledNumber),
})

/** A restaurant's tables, the bookings of a day, today by default, and today's queue; proposed rules before its first save. */
export const merchantTables = defineCall({
  name: 'merchant.tables',
  summary: 'The tables, bookings and queue of a restaurant',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ storeId: z.optional(StoreId), date: z.optional(Day) }),
  response: Board,
  failures: ['storeNotFound', 'tablesNotOffered'],
})

/**
 * Saves tables, sets, rules, hours and the sizes of the queue, also for the first time; tables are known by their names. A
 * table that is booked cannot be left out, nor a size for which somebody waits.
 */
export const merchantSaveTables = defineCall({
  name: 'merchant.saveTables',
  summary: 'Save the tables of a restaurant',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    rules: TableRules,
    tables: z.array(OwnTable).check(z.minLength(1), z.maxLength(limits.tablesPerStore)),
    sets: z._default(z.array(TableSet).check(z.maxLength(limits.tablesPerStore)), []),
    /** Replaces all hours; without it they stay. Bookings outside of them are kept. */
    hours: z.optional(z.array(TableHours).check(z.maxLength(21))),
    /** Replaces those from today on; without it they stay. */
    exceptions: z.optional(z.array(TableException).check(z.maxLength(limits.tableExceptions))),
    /** Replaces the sizes of the queue, smallest first, each beginning where the one before ends; without it they stay. */
    queueSizes: z.optional(z.array(OwnQueueSize).check(z.maxLength(limits.queueSizes))),
    queueOpen: z.boolean(),
  }),
  response: Board,
  failures: [
    'storeNotFound',
    'tableInUse',
    'tableNameTwice',
    'tableUnknown',
    'tableSizeInvalid',
    'tableHoursInvalid',
    'tableExceptionTwice',
    'queueSizesInvalid',
    'queueSizeInUse',
  ],
})

/** Confirms or refuses what is confirmed by hand; seats a party, or ends its visit; marks who did not come; or cancels what cannot be hosted. */
export const merchantSeat = defineCall({
  name: 'merchant.seat',
  summary: 'Seat a party',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    orderId: OrderId,
    step: z._default(z.enum(['accept', 'refuse', 'seat', 'leave', 'noShow', 'cannotHost']), 'seat'),
    reason: z.optional(lines(100, 1)),
    idempotencyKey: IdempotencyKey,
  }),
  response: TableBooking,
  failures: ['orderNotFound', 'orderStateChanged', 'reasonRequired', 'tableStillKept', 'tableSlotTooEarly'],
})

/** Calls the next number of a size, or moves one on that was called. */
export const merchantCallNumber = defineCall({
  name: 'merchant.callNumber',
  summary: 'Call a number',
  who: 'merchant',
  team: changes('cashier'),
  request: z.union([
    z.object({
      storeId: z.optional(StoreId),
      step: z._default(z.literal('call'), 'call'),
      size: text(10, 1),
      idempotencyKey: IdempotencyKey,
    }),
    z.object({ numberId: QueueNumberId, step: z.enum(['sit', 'pass']), idempotencyKey: IdempotencyKey }),
  ]),
  response: CalledNumber,
  failures: ['storeNotFound', 'queueNumberNotFound', 'numberStateChanged', 'queueEmpty'],
})
